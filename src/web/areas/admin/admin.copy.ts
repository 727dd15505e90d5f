const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${value.toLocaleString("es-CL")} ${many}`;

export const adminCopy = {
  title: "Administración",
  loading: "Cargando…",
  menu: "Menú de administración",
  openMenu: "Secciones",
  day: "Día",
  catalogo: "Catálogo",
  tienda: "Tienda",
  goTienda: "Ver la tienda",
  today: "Hoy",
  productos: "Productos",
  categorias: "Categorías",
  colores: "Colores",
  busquedas: "Búsquedas",
  pedidos: "Pedidos",
  taller: "Taller",
  devoluciones: "Devoluciones",
  mensajes: "Mensajes",
  opiniones: "Opiniones",
  peticiones: "Solicitudes de datos",
  pagos: "Pagos en duda",
  auditoria: "Registro",
  equipo: "Equipo",
  despacho: "Despacho",
  ajustes: "Ajustes",
  seguridad: "Seguridad",
  clearFilters: "Limpiar filtros",
  noMatches: "Nada coincide con tu búsqueda.",
  searchButton: "Buscar",
  matches: ({ total, hasMore }: { total: number; hasMore: boolean }) => {
    const count = total === 1 ? "1 resultado" : `${total.toLocaleString("es-CL")} resultados`;
    return hasMore ? `Más de ${count}: agrega otra palabra para verlos` : count;
  },
  leaveDraftTitle: "¿Salir sin enviar?",
  leaveDraft: "Tienes una respuesta a medio escribir. Si sales ahora, se pierde.",
  leaveDraftStay: "Seguir escribiendo",
  leaveDraftGo: "Salir sin enviar",
  recoveredWithoutImagenes: "Recuperamos lo que escribiste. Vuelve a elegir las imágenes nuevas.",
  csvErrors: {
    label: "Errores del archivo",
    fila: "Línea",
    columna: "Columna",
    mensaje: "Qué corregir",
  },
  downloadFailed: "No pudimos preparar el archivo. Inténtalo de nuevo.",

  lessThanMinute: "menos de 1 minuto",
  minutes: (value: number) => count(value, "minuto", "minutos"),
  hours: (value: number) => count(value, "hora", "horas"),
  days: (value: number) => count(value, "día", "días"),

  retry: "Reintentar",
  refresh: "Actualizar",
} as const;
