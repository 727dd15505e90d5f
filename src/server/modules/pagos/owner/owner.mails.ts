import type { AvisoVentas } from "#contract/schemas/ajustes.ts";
import { formatLongDay } from "#contract/values/long-day.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { describeLine } from "#contract/values/producto/describe-line.ts";
import type { Db } from "../../../db/database.ts";
import { formatMoment, type MailBlock, renderMail } from "../../../mails/index.ts";
import type { MailTemplates, OutboxContext } from "../../../outbox/index.ts";
import { chileDayEnd, chileDayStart } from "../../../time/chile-time.ts";
import { selectSoldOut } from "../../catalogo/index.ts";
import {
  type DetalleRow,
  despachoFacts,
  type PedidoRow,
  pedidoLines,
  pedidoNumero,
  readDireccion,
  selectDetalles,
  selectPaidBetween,
  selectPedido,
  toDetalle,
} from "../../pedidos/index.ts";
import { selectIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";

/** Read as a mail leaves: a payment does not wait for the owner's setting. */
function isWanted({ config }: OutboxContext, way: AvisoVentas): boolean {
  return config.tienda().avisoVentas === way;
}

/** To the shop. */
export const ownerTemplates = {
  async venta({ ctx, datos }) {
    const pedido = isWanted(ctx, "cada_venta")
      ? await selectPedido(ctx.db, datos.pedido_id)
      : undefined;
    if (!pedido) return null;
    const numero = pedidoNumero(pedido.id);
    const detalles = await selectDetalles(ctx.db, [pedido.id]);
    return renderMail({
      shop: ctx.config,
      subject: `Vendiste ${formatClp(pedido.total)}: pedido ${numero}`,
      title: "Vendiste",
      preheader: describeLines(detalles),
      blocks: [
        await pedidoLines(ctx.db, pedido),
        delivery(pedido),
        ...(await soldOutNote(ctx.db, detalles)),
        { kind: "button", label: "Ver el pedido", path: `/admin/pedidos/${pedido.id}` },
        settingNote,
      ],
    });
  },

  async ventas_del_dia({ ctx, datos: { fecha } }) {
    const pedidos = isWanted(ctx, "por_dia")
      ? await selectPaidBetween(ctx.db, { from: chileDayStart(fecha), to: chileDayEnd(fecha) })
      : [];
    if (pedidos.length === 0) return null;
    const ids = pedidos.map(({ id }) => id);
    const byPedido = Map.groupBy(await selectDetalles(ctx.db, ids), ({ pedido_id }) => pedido_id);
    const facts = pedidos.map(({ id, total }) => ({
      label: pedidoNumero(id),
      value: `${describeLines(byPedido.get(id) ?? [])}, ${formatClp(total)}`,
    }));
    const sold = pedidos.reduce((sum, { total }) => sum + total, 0);
    const count = pedidos.length === 1 ? "1 pedido" : `${pedidos.length} pedidos`;
    return renderMail({
      shop: ctx.config,
      subject: `Vendiste ${formatClp(sold)} el ${formatLongDay(fecha)}`,
      title: "Lo que vendiste",
      preheader: count,
      blocks: [
        { kind: "facts", title: `${count}, ${formatClp(sold)}`, facts },
        { kind: "button", label: "Ver los pedidos", path: "/admin/pedidos" },
        settingNote,
      ],
    });
  },

  async pago_en_duda({ ctx, datos }) {
    const intento = await selectIntento(ctx.db, datos.intento_id);
    // Decided meanwhile.
    if (intento?.estado !== "confirmando" && intento?.estado !== "por_reembolsar") return null;
    const numero = pedidoNumero(intento.pedido_id);
    const monto = formatClp(intento.monto);
    return renderMail({
      shop: ctx.config,
      subject: `Pago en duda: pedido ${numero}`,
      title: "Un pago en duda",
      preheader: `${monto} del pedido ${numero}`,
      blocks: [
        {
          kind: "paragraph",
          text: "El medio de pago todavía no dice qué pasó con este dinero. La tienda sigue preguntando sola.",
        },
        {
          kind: "facts",
          title: "El pago",
          facts: [
            { label: "Pedido", value: numero },
            { label: "Monto", value: monto },
            { label: "Desde", value: formatMoment(intento.creado_en) },
          ],
        },
        { kind: "button", label: "Ver los pagos en duda", path: "/admin/pagos" },
      ],
    });
  },
} satisfies Partial<MailTemplates<PagosCorreos>>;

const settingNote: MailBlock = {
  kind: "note",
  text: "Cuándo te llega este correo lo eliges en",
  path: "/admin/ajustes",
};

function describeLines(rows: readonly DetalleRow[]): string {
  return rows.map((row) => describeLine(toDetalle(row))).join(", ");
}

function delivery(pedido: PedidoRow): MailBlock {
  const { comuna } = readDireccion(pedido);
  return {
    kind: "facts",
    title: "Para quién",
    facts: [
      { label: "Nombre", value: pedido.nombre },
      { label: "Comuna", value: comuna },
      ...despachoFacts(pedido),
    ],
  };
}

async function soldOutNote(db: Db, rows: readonly DetalleRow[]): Promise<MailBlock[]> {
  const names = await selectSoldOut(db, [...new Set(rows.map(({ producto_id }) => producto_id))]);
  if (names.length === 0) return [];
  const pieces = names.map((nombre) => `«${nombre}»`).join(", ");
  return [{ kind: "note", text: `Ya no queda stock de ${pieces}.` }];
}
