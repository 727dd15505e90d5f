/** Words of the interface's parts, without any of the shop's own. */
export const uiCopy = {
  loading: "Cargando…",
  close: "Cerrar",
  closeNotice: "Cerrar aviso",
  optional: "opcional",
  less: "Quitar uno",
  more: "Agregar uno",
  cantidad: "Cantidad",
  breadcrumbs: "Ruta de navegación",
  notices: "Avisos",
  required: "obligatorio",
  stars: (value: string) => `${value} de 5 estrellas`,
  stockReady: (units: number) => `${units} listas para enviar`,
  stockLast: "Última unidad",
  stockNone: "Agotado",
  imagenMissing: "Sin imagen",
} as const;
