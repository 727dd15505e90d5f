import { cuotasWords } from "#contract/values/pago/cuotas.ts";

/** Binding: docs/reglas.md 54. */
export const checkoutCopy = {
  title: "Finalizar compra",
  heading: "Finaliza tu compra",
  summaryTitle: "Tu pedido",
  summaryLabel: "Resumen del pedido",
  loadingCarrito: "Cargando tu carrito…",
  editCarrito: "Editar carrito",
  lineCount: (cantidad: number) => `${cantidad} ×`,
  subtotal: (count: number) =>
    count === 1 ? "Subtotal (1 producto)" : `Subtotal (${count} productos)`,
  despacho: "Despacho",
  total: "Total",
  ivaIncluded: "IVA incluido",
  pay: "Ir a Pagar",
  paying: "Preparando tu pago…",
  payNote: "Pagas con tarjeta de crédito, débito o prepago en Webpay, de Transbank.",
  cuotas: cuotasWords,
  acceptBefore: "Acepto los",
  terms: "términos y condiciones",
  acceptBetween: "y leí la",
  privacy: "política de privacidad",
  acceptAfter: ".",
  sellerLabel: "Quién vende",
  sellerBefore: "Vende y despacha",
  emptyCarrito: "Tu carrito está vacío. Agrega algo antes de pagar.",
  noDirecciones: "Agrega una dirección de envío para poder pagar.",
  goToTienda: "Ir a la tienda",
  startFailed: "No se pudo iniciar el proceso de pago. Inténtalo de nuevo.",
  againAt: (time: string) => `Podrás pagar de nuevo a las ${time}.`,
  invalidAnswer: "Respuesta inválida del servidor de pago.",
} as const;
