/** Sentences of the administration. */
export const adminCopy = {
  title: "Administración",
  loading: "Cargando…",
  menu: "Menú de administración",
  openMenu: "Menú",
  pedidos: "Pedidos",

  pedidosTitle: "Pedidos",
  pedidosLead: "Los más nuevos primero.",
  pedidosEmpty: "Aún no hay pedidos. Aquí aparecerán apenas alguien compre.",
  pedidosFailed: "No pudimos cargar los pedidos. Inténtalo de nuevo.",
  retry: "Reintentar",
  refresh: "Actualizar",
  numero: "Pedido",
  fecha: "Fecha",
  cliente: "Cliente",
  total: "Total",
  estado: "Estado",
} as const;
