/** Sentences of one's own orders. */
export const pedidosCopy = {
  title: "Mis pedidos",
  loading: "Cargando tus pedidos…",
  loadFailed: "No pudimos cargar tus pedidos.",
  loadFailedHelp: "Siguen guardados, con sus comprobantes. Inténtalo de nuevo en unos segundos.",
  writeUs: "Escríbenos",
  retry: "Reintentar",
  listLabel: "Tus pedidos",
  emptyTitle: "Aún no tienes pedidos",
  empty: "Cuando compres algo, lo verás aquí con su estado y su comprobante.",
  goToTienda: "Ir a la tienda",
  pedido: (numero: string) => `Pedido ${numero}`,
  line: (cantidad: number, nombre: string) => `${cantidad} × ${nombre}`,
  step: (printed: number, of: number) => `Paso ${printed} de ${of}`,
  more: (count: number) => (count === 1 ? "y 1 producto más" : `y ${count} productos más`),
  back: "Volver a mis pedidos",
  notFoundTitle: "No encontramos ese pedido",
  notFound: "Puede que el enlace esté mal escrito o que el pedido sea de otra cuenta.",
  madeAt: (moment: string) => `Hecho el ${moment}`,
  envio: (transportista: string, seguimiento: string) => `${transportista} · ${seguimiento}`,
  reembolsando: (monto: string) => `Estamos devolviendo ${monto}.`,
  reembolsado: (monto: string) => `Te devolvimos ${monto}.`,

  again: "Poner en el carrito otra vez",
  againBusy: "Poniendo en el carrito…",
  againDone: "Tu pedido está otra vez en el carrito.",
  againPartly: "Pusimos en el carrito lo que todavía se puede comprar:",
  againNothing: "Nada de este pedido se puede comprar ahora:",
  againFailed: "No pudimos actualizar tu carrito. Inténtalo de nuevo.",
  lineGone: (nombre: string) => `«${nombre}» ya no está disponible.`,
  goToCarrito: "Ir al carrito",
} as const;

/** The columns of what was bought. */
export const linesCopy = {
  producto: "Producto",
  cantidad: "Cantidad",
  precio: "Precio",
  total: "Total",
} as const;
