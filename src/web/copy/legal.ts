export type LegalSection = { title: string; paragraphs: readonly string[] };

export const legalCopy = {
  seller: "Quién vende",
  sellerMissing: "Los datos del vendedor se publican aquí antes de abrir la tienda al público.",
  demo: "Tienda de demostración: ninguna compra se cobra ni se despacha, y estas condiciones no obligan a nadie.",
  terminosTitle: "Términos y condiciones",
  terminosDescription: "Condiciones de compra: precios, pago, despacho, retracto y garantía legal.",
  privacidadTitle: "Privacidad",
  privacidadDescription: "Qué datos tuyos usamos, para qué, por cuánto tiempo y qué puedes pedir.",
} as const;

/** `despacho` is the shop's own sentence on delivery, a setting. */
export const terminosSections = (despacho: string | undefined): readonly LegalSection[] => [
  {
    title: "Precios",
    paragraphs: [
      "Los precios están en pesos chilenos e incluyen IVA. El total que ves antes de pagar es el total que se cobra.",
    ],
  },
  {
    title: "Compra y pago",
    paragraphs: [
      "El contrato se forma cuando el pago queda autorizado. El pago se hace con tarjeta de crédito o débito en el sitio del proveedor de pago; la tienda nunca ve ni guarda los datos de tu tarjeta.",
      "Mientras pagas reservamos las unidades de tu pedido. Si el pago no se autoriza no hay ningún cargo y la reserva se libera.",
      "Te enviamos por correo una confirmación con el detalle de la compra y una copia de estas condiciones. El comprobante de la tarjeta hace las veces de boleta.",
    ],
  },
  {
    title: "Despacho",
    paragraphs: [
      "Despachamos a todo Chile, a la dirección que elijas al pagar.",
      despacho ?? "El costo y el plazo se informan antes del pago.",
    ],
  },
  {
    title: "Derecho a retracto",
    paragraphs: [
      "Puedes arrepentirte de la compra dentro de 10 días desde que recibes el producto, sin dar razones. Si no te enviamos la confirmación escrita, el plazo es de 90 días.",
      "Las piezas hechas a tu medida o con tu diseño no tienen retracto; te lo avisamos antes de que pagues.",
    ],
  },
  {
    title: "Garantía legal",
    paragraphs: [
      "Si la pieza llega con una falla, tienes 6 meses desde que la recibes para elegir entre el cambio, la reparación o la devolución de tu dinero (Ley 19.496).",
    ],
  },
  {
    title: "Imágenes",
    paragraphs: [
      "Las imágenes son referenciales: renders del modelo. El color y las líneas de capa pueden variar.",
    ],
  },
];

export const privacidadSections: readonly LegalSection[] = [
  {
    title: "Qué datos usamos",
    paragraphs: [
      "De tu cuenta: nombre, correo y contraseña (guardada de forma que nadie puede leerla). De tus pedidos: las direcciones que guardas y lo que compras. De tus mensajes: nombre, correo y lo que escribes. No pedimos tu RUT.",
    ],
  },
  {
    title: "Para qué",
    paragraphs: [
      "Para vender, despachar y responderte. No enviamos publicidad sin tu permiso y no vendemos tus datos.",
    ],
  },
  {
    title: "Quién más los recibe",
    paragraphs: [
      "El proveedor de pago recibe el monto y el número del pedido; la empresa de despacho, tu nombre y dirección; el servicio de correo, los mensajes que te enviamos. Si entras con Google, Google nos confirma tu nombre y correo.",
    ],
  },
  {
    title: "En tu navegador",
    paragraphs: [
      "Guardamos tu sesión y tu carrito en el almacenamiento local del navegador. No usamos cookies de seguimiento ni programas de terceros.",
    ],
  },
  {
    title: "Por cuánto tiempo",
    paragraphs: [
      "Mientras tengas la cuenta. Los pedidos se conservan después por obligación tributaria, sin tus datos personales.",
    ],
  },
  {
    title: "Tus derechos",
    paragraphs: [
      "Puedes pedir acceso a tus datos, corregirlos, borrarlos, llevártelos u oponerte a su uso (Ley 21.719). Escríbenos por el formulario de contacto y te respondemos.",
    ],
  },
];
