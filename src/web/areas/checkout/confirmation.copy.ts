/** Apart from `checkout.copy.ts`, which the pages before the payment load. */
export const confirmationCopy = {
  title: "Confirmación",
  loading: "Cargando…",
  successTitle: "¡Gracias por tu compra!",
  orderNumber: "Número de pedido",
  thanks: "Recibimos tu pago y tu pedido ya está en el taller.",
  nextTitle: "Qué pasa ahora",
  steps: [
    "Te enviamos la confirmación por correo.",
    "Preparamos tus piezas y las embalamos.",
    "Te escribimos cuando salgan a despacho, con su seguimiento, o cuando puedas retirarlas.",
    "El comprobante dice adónde van y en qué plazo.",
  ],
  goToPedido: "Ver mi pedido",
  receipt: "Ver el comprobante",
  failureTitle: "No pudimos completar tu compra",
  failure: "El pago no se completó. Tu carrito sigue como lo dejaste.",
  goToCarrito: "Volver al carrito",
  emptyTitle: "Aquí no hay una compra que mostrar",
  empty: "Esta página aparece al terminar una compra. Si acabas de pagar, revisa tu correo.",
  goHome: "Volver al inicio",
} as const;
