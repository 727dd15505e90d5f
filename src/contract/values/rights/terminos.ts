import type { Tienda } from "../../schemas/tienda.ts";

export type LegalSection = { title: string; paragraphs: readonly string[] };

const sellerMissing =
  "Los datos del vendedor se publican aquí antes de abrir la tienda al público.";

/** Who sells, as far as the settings say it. */
export function sellerSection(identidad: Tienda["identidad"] | undefined): LegalSection {
  const { razon_social, rut, representante, direccion, telefono, email, horario } = identidad ?? {};
  const name = [razon_social, rut && `RUT ${rut}`];
  const who = [representante && `Representante legal: ${representante}`];
  const lines = [name, who, [direccion, telefono, email], [horario]].map((facts) =>
    facts.filter(Boolean).join(" · "),
  );
  const known = lines.filter((text) => text !== "");
  return { title: "Quién vende", paragraphs: known.length > 0 ? known : [sellerMissing] };
}

/** For terms, questions and mails. */
export const askFromPedido =
  "Se pide en la página de tu pedido: en tu cuenta, o con el enlace de los correos de tu compra.";

/** Words the terms by the present settings. Each text that this makes is kept (docs/decisiones.md 68). */
export const terminosSections = ({
  despacho,
  identidad,
}: Pick<Tienda, "despacho" | "identidad">): readonly LegalSection[] => [
  sellerSection(identidad),
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
      "Te enviamos por correo una confirmación con el detalle de la compra y la versión de estas condiciones que aceptaste.",
    ],
  },
  {
    title: "Despacho",
    paragraphs: ["Despachamos a todo Chile, a la dirección que elijas al pagar.", despacho],
  },
  {
    title: "Derecho a retracto",
    paragraphs: [
      "Puedes arrepentirte de la compra dentro de 10 días desde que recibes el producto, sin dar razones. Si no te enviamos la confirmación escrita, el plazo es de 90 días.",
      `${askFromPedido} Si te arrepientes de todo el pedido te devolvemos todo lo que pagaste, también el despacho; si es de una parte, el precio de esas piezas.`,
      "Una pieza hecha a tu medida (con el nombre, la foto o las medidas que nos das) queda sin retracto solo si te lo avisamos antes de que pagues: lo dicen su página, tu carrito y el resumen de la compra, y lo repiten tu comprobante y tu pedido. Si no te lo avisamos, o si no llega como la pediste, puedes devolverla igual.",
    ],
  },
  {
    title: "Garantía legal",
    paragraphs: [
      "Si la pieza llega con una falla, tienes 6 meses desde que la recibes para elegir entre el cambio, la reparación o la devolución de tu dinero (Ley 19.496).",
      askFromPedido,
    ],
  },
  {
    title: "Imágenes",
    paragraphs: [
      "Las imágenes son referenciales: renders del modelo. El color y las líneas de capa pueden variar.",
    ],
  },
];
