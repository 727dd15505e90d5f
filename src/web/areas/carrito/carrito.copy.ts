/** Binding: docs/reglas.md 46. */
export const carritoCopy = {
  blockedByPieza: (nombre: string) => `Lo que escribiste en «${nombre}» ya no se puede hacer así.`,
  changeWritten: "Cambiar lo escrito",
  ofLine: (nombre: string) => ` de ${nombre}`,
  title: "Carrito",
  heading: "Tu carrito",
  added: "Producto añadido al carrito",
  seeCarrito: "Ver carrito",
  changeFailed: "No pudimos actualizar tu carrito. Inténtalo de nuevo.",
  loadFailed: "No pudimos cargar tu carrito. Inténtalo de nuevo.",
  loading: "Cargando tu carrito…",
  retry: "Reintentar",
  guestCartRepaired:
    "Algunos productos guardados en este navegador no se pudieron leer y los quitamos de tu carrito.",
  lineLost: (nombre: string) =>
    `«${nombre}» ya no está disponible, así que no pudimos guardarlo en tu carrito.`,
  precioChanged: (nombre: string) => `El precio de «${nombre}» cambió desde que lo agregaste.`,
  nowAMedida: (nombre: string) => `«${nombre}» se hace a tu medida, así que no tiene retracto.`,
  dismissNotices: "Entendido",
  noticesLabel: "Avisos sobre tu carrito",

  emptyTitle: "Tu Carrito está Vacío",
  emptyText: "La bandeja de impresión está lista. Elige tu primera pieza.",
  emptyAction: "Ir a la tienda",
  emptyShelf: "Para empezar",

  listLabel: "Productos en tu carrito",
  priceEach: "c/u",
  quantityOf: (nombre: string) => `Cantidad de ${nombre}`,
  decrease: (nombre: string) => `Quitar una unidad de ${nombre}`,
  increase: (nombre: string) => `Agregar una unidad de ${nombre}`,
  remove: "Eliminar",
  removeOf: (nombre: string) => `Eliminar ${nombre} del carrito`,
  removed: (nombre: string) => `Quitaste «${nombre}».`,
  undo: "Deshacer",
  lineTotal: "Total de la línea",
  stockLeft: (disponible: number) =>
    disponible === 1 ? "Solo queda 1 unidad" : `Solo quedan ${disponible}`,
  boundOf: (maximo: number) => `Máximo ${maximo} por pedido`,
  pedidoBound: (maximo: number) => `Un pedido lleva hasta ${maximo} unidades en total.`,
  soldOut: "Agotado: quítalo para poder pagar",
  keepOnly: (disponible: number) => `Dejar ${disponible}`,
  keepOnlyOf: (nombre: string, disponible: number) => `Dejar ${disponible} de ${nombre}`,

  summaryTitle: "Resumen",
  subtotal: (count: number) =>
    count === 1 ? "Subtotal (1 producto)" : `Subtotal (${count} productos)`,
  total: "Total",
  despacho: "Despacho",
  byComuna: "Según tu comuna",
  withoutDespacho: "sin despacho",
  ivaIncluded: "IVA incluido",
  proceed: "Proceder al Pago",
  blockedBySoldOut: (nombre: string) => `Para pagar, quita «${nombre}»: se agotó.`,
  blockedByStock: (nombre: string, disponible: number) =>
    disponible === 1
      ? `Para pagar, deja 1 de «${nombre}»: solo queda 1 unidad.`
      : `Para pagar, deja ${disponible} de «${nombre}»: solo quedan ${disponible}.`,
  blockedByBound: (nombre: string, maximo: number) =>
    `Para pagar, deja ${maximo} de «${nombre}»: es el máximo por pedido.`,
  blockedByPedido: (count: number, maximo: number) =>
    `Para pagar, quita ${count - maximo === 1 ? "1 unidad" : `${count - maximo} unidades`}: un pedido lleva hasta ${maximo} en total y tienes ${count}.`,
  trust: "Pagas en Webpay. Los datos de tu tarjeta no pasan por nuestra tienda.",
  keepShopping: "Seguir comprando",
} as const;
