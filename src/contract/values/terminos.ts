export type LegalSection = { title: string; paragraphs: readonly string[] };

/** For the page and for the mail that confirms a purchase. `despacho` is a setting. */
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
      "Te enviamos por correo una confirmación con el detalle de la compra y una copia de estas condiciones.",
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
