import { describeTipoPago, PagoSchema, PedidoDireccionSchema } from "#contract/pedidos.ts";
import { greetingName, type MailBlock, renderMail } from "../../mails/index.ts";
import type { MailTemplate } from "../../outbox/index.ts";
import { pedidoNumero, selectDetalles, selectPedido } from "../pedidos/index.ts";
import { reembolsosMails } from "./reembolsos.mails.ts";

const timeFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: "America/Santiago",
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
});

/** The written confirmation of a paid pedido, made from what was frozen. */
const renderPaid: MailTemplate = async ({ ctx, datos }) => {
  const pedido = await selectPedido(ctx.db, Number(datos.pedido_id));
  if (!pedido || pedido.pago === null) return null;
  const detalles = await selectDetalles(ctx.db, [pedido.id]);
  const direccion = PedidoDireccionSchema.parse(JSON.parse(pedido.direccion));
  const pago = PagoSchema.parse(JSON.parse(pedido.pago));
  const numero = pedidoNumero(pedido.id);
  const { tienda, shopUrl, mode } = ctx.config;
  const tipo = describeTipoPago(pago.tipo_pago);
  const blocks: MailBlock[] = [
    {
      kind: "paragraph",
      text: `${greet(pedido.nombre)} recibimos tu pago y tu pedido ${numero} ya está en la fila de impresión.`,
    },
    {
      kind: "lines",
      lines: detalles.map(({ nombre_producto, cantidad, precio_unitario }) => ({
        nombre: nombre_producto,
        cantidad,
        precio_unitario,
      })),
      totals: [{ label: "Total pagado (IVA incluido)", monto: pedido.total }],
    },
    { kind: "heading", text: "Tu pago" },
    {
      kind: "facts",
      facts: [
        { label: "Pedido", value: numero },
        { label: "Comercio", value: tienda.nombre },
        { label: "Fecha", value: timeFormat.format(pago.pagado_en) },
        { label: "Código de autorización", value: pago.codigo_autorizacion },
        { label: "Tipo de pago", value: tipo.tarjeta },
        { label: "Cuotas", value: pago.cuotas > 0 ? String(pago.cuotas) : "Sin cuotas" },
        { label: "Tarjeta", value: `**** **** **** ${pago.ultimos_digitos}` },
      ],
    },
    { kind: "heading", text: "Dónde lo enviamos" },
    {
      kind: "facts",
      facts: [
        { label: "Dirección", value: direccion.calle_numero },
        { label: "Comuna", value: `${direccion.comuna}, ${direccion.ciudad}` },
        { label: "Región", value: direccion.region },
        ...(direccion.nota === "" ? [] : [{ label: "Nota", value: direccion.nota }]),
      ],
    },
    { kind: "paragraph", text: tienda.despacho },
    {
      kind: "button",
      label: "Ver mi comprobante",
      path: `/pago?status=success&order_id=${pedido.id}`,
    },
    {
      kind: "note",
      text: `Este correo confirma tu compra; no es una boleta. Tienes 10 días desde que lo recibes para retractarte y 6 meses de garantía legal. Los términos completos están en ${shopUrl}/terminos.`,
    },
  ];
  return renderMail({
    shop: { tienda, shopUrl, mode },
    subject: `Recibimos tu pago: pedido ${numero}`,
    title: "¡Gracias por tu compra!",
    preheader: `Tu pedido ${numero} está pagado y entra a la impresora.`,
    blocks,
  });
};

function greet(nombre: string): string {
  const name = greetingName(nombre);
  return name === null ? "Hola:" : `Hola, ${name}:`;
}

/** The mails of this module, by the template's name in the outbox. */
export const pagosMails: Readonly<Record<string, MailTemplate>> = {
  pedido_pagado: renderPaid,
  ...reembolsosMails,
};
