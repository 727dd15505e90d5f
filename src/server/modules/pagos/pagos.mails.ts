import { PagoSchema } from "#contract/schemas/pedidos.ts";
import { describeTipoPago } from "#contract/values/pago/tipo-pago.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { formatDay, formatMoment, type MailBlock, renderMail } from "../../mails/index.ts";
import { bindTemplates, type MailTemplates, type OutboxContext } from "../../outbox/index.ts";
import {
  despachoFacts,
  type PedidoRow,
  pedidoLines,
  pedidoNumero,
  pedidoPath,
  pedidoSteps,
  readDireccion,
  retractoText,
  selectPedido,
} from "../pedidos/index.ts";
import { readTerminos, showCurrentTerminos } from "../terminos/index.ts";
import { ownerTemplates } from "./owner/owner.mails.ts";
import { type PagosCorreos, pagosCorreos } from "./pagos.correos.ts";
import { refundTemplates } from "./refund/refunds.mails.ts";

/** The law wants the terms enclosed. */
const renderPaid: MailTemplates<PagosCorreos>["pedido_pagado"] = async ({ ctx, datos }) => {
  const pedido = await selectPedido(ctx.db, datos.pedido_id);
  if (!pedido || pedido.pago === null) return null;
  const numero = pedidoNumero(pedido.id);
  const tienda = ctx.config.tienda();
  const terminos = await boughtUnder(ctx, pedido);
  return renderMail({
    shop: ctx.config,
    subject: `Recibimos tu pago: pedido ${numero}`,
    title: "¡Gracias por tu compra!",
    preheader: `Tu pedido ${numero} está pagado y entra al taller.`,
    nombre: pedido.nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `Recibimos tu pago y tu pedido ${numero} ya está en el taller. Te escribimos apenas empecemos a prepararlo.`,
      },
      pedidoSteps("pagado", pedido),
      await pedidoLines(ctx.db, pedido),
      { kind: "button", label: "Ver mi comprobante", path: await receiptPath(ctx, pedido) },
      receipt({ numero, comercio: tienda.nombre, pago: pedido.pago }),
      delivery(pedido),
      // Another sentence than the frozen days would contradict them.
      ...(pedido.despacho_desde === null
        ? [{ kind: "paragraph", text: tienda.despacho } as const]
        : []),
      {
        kind: "note",
        text: `${tienda.boleta} ${await retractoText(ctx.db, pedido)} Los términos y condiciones de tu compra van completos más abajo, y están también en`,
        path: `/terminos/${terminos.version}`,
      },
    ],
    appendix: {
      title: `Términos y condiciones, versión ${terminos.version} del ${formatDay(terminos.desde)}`,
      sections: terminos.secciones,
    },
  });
};

/** A pedido from before versions gets the present ones. */
async function boughtUnder({ db, config, clock }: OutboxContext, pedido: PedidoRow) {
  const { terminos_version: version } = pedido;
  if (version !== null) return readTerminos(db, version);
  return showCurrentTerminos(db, { config, now: clock.now() });
}

function receiptPath(ctx: OutboxContext, pedido: PedidoRow): Promise<string> {
  return pedidoPath(ctx, pedido, `/pago?status=success&order_id=${pedido.id}`);
}

/** The contents of a card's voucher (docs/webpay.md "Receipt"). */
function receipt(paid: { numero: string; comercio: string; pago: string }): MailBlock {
  const pago = PagoSchema.parse(JSON.parse(paid.pago));
  return {
    kind: "facts",
    title: "Tu pago",
    facts: [
      { label: "Pedido", value: paid.numero },
      { label: "Comercio", value: paid.comercio },
      { label: "Fecha", value: formatMoment(pago.pagado_en) },
      { label: "Código de autorización", value: pago.codigo_autorizacion },
      { label: "Tipo de pago", value: describeTipoPago(pago.tipo_pago).tarjeta },
      { label: "Cuotas", value: pago.cuotas > 0 ? String(pago.cuotas) : "Sin cuotas" },
      { label: "Tarjeta", value: `**** **** **** ${pago.ultimos_digitos}` },
    ],
  };
}

function delivery(pedido: PedidoRow): MailBlock {
  const direccion = readDireccion(pedido);
  const isRetiro = pedido.despacho_modo === "retiro";
  const place = isRetiro
    ? [
        { label: "Taller", value: direccion.calle_numero },
        { label: "Horario", value: direccion.nota },
      ]
    : placeFacts(direccion);
  return {
    kind: "facts",
    title: isRetiro ? "Dónde lo retiras" : "Dónde lo enviamos",
    facts: [...despachoFacts(pedido), ...place],
  };
}

function placeFacts(direccion: ReturnType<typeof readDireccion>) {
  const { calle_numero, comuna, ciudad, region, nota, recibe, telefono } = direccion;
  return [
    { label: "Dirección", value: calle_numero },
    { label: "Comuna", value: `${comuna}, ${ciudad}` },
    { label: "Región", value: region },
    ...(nota === "" ? [] : [{ label: "Nota", value: nota }]),
    ...(recibe === "" ? [] : [{ label: "Recibe", value: recibe }]),
    ...(telefono === "" ? [] : [{ label: "Teléfono", value: formatTelefono(telefono) }]),
  ];
}

export const pagosMails = bindTemplates(pagosCorreos, {
  pedido_pagado: renderPaid,
  ...refundTemplates,
  ...ownerTemplates,
});
