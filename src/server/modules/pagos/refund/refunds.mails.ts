import { formatClp } from "#contract/values/pago/clp.ts";
import { describePieza } from "#contract/values/producto/describe-pieza.ts";
import type { Db } from "../../../db/database.ts";
import { renderMail } from "../../../mails/index.ts";
import type { MailTemplates } from "../../../outbox/index.ts";
import {
  type PedidoRow,
  pedidoButton,
  pedidoNumero,
  type ReembolsoConLineasRow,
  readReembolsos,
  selectDetalles,
  selectPedido,
  toDetalle,
} from "../../pedidos/index.ts";
import { type Intento, selectIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";
import { outsideProvider } from "./record-refund.service.ts";

const arrival =
  "Según tu banco, puede tardar algunos días hábiles en aparecer en tu cuenta o en tu tarjeta.";

export const refundTemplates = {
  async pedido_reembolsado({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos);
    if (!facts) return null;
    const { numero, nombre, intento } = facts;
    const reembolso = await findReembolso(ctx.db, datos);
    const way = wayOf(reembolso?.tipo === outsideProvider, "la misma tarjeta con la que pagaste");
    const isRest = reembolso !== undefined && reembolso.monto < facts.pedido.total;
    const monto = formatClp(reembolso?.monto ?? intento.monto);
    const what = isRest ? "lo que quedaba" : "el total";
    const despacho = reembolso?.despacho ?? 0;
    const withDespacho = despacho > 0 ? `, con los ${formatClp(despacho)} de su despacho` : "";
    return renderMail({
      shop: ctx.config,
      subject: `Reembolsamos tu pedido ${numero}`,
      title: "Reembolsamos tu pedido",
      preheader: `Devolvimos ${monto} de tu pedido ${numero}.`,
      nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Devolvimos ${monto}, ${what} de tu pedido ${numero}${withDespacho}, ${way}`,
        },
        { kind: "paragraph", text: "Si tienes dudas, responde este correo y te ayudamos." },
        await pedidoButton(ctx, facts.pedido),
      ],
    });
  },

  async pedido_reembolsado_en_parte({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos);
    const reembolso = facts && (await findReembolso(ctx.db, datos));
    if (!facts || !reembolso) return null;
    const { numero, nombre, pedido } = facts;
    const monto = formatClp(reembolso.monto);
    const card = "la misma tarjeta con la que pagaste";
    const left = pedido.total - pedido.devuelto;
    const isMore = left > 0;
    return renderMail({
      shop: ctx.config,
      subject: `Devolvimos ${monto} de tu pedido ${numero}`,
      title: "Devolvimos una parte de tu pedido",
      preheader: `Devolvimos ${monto} de tu pedido ${numero}; el resto no cambia.`,
      nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `De tu pedido ${numero} devolvimos ${monto} ${wayOf(reembolso.tipo === outsideProvider, card)}`,
        },
        {
          kind: "lines",
          lines: await describeLines(ctx.db, reembolso),
          totals: [{ label: "Total devuelto", monto: reembolso.monto }],
        },
        ...(isMore
          ? [
              {
                kind: "paragraph" as const,
                text: `Lo demás de tu pedido no cambia: ${formatClp(left)} siguen pagados.`,
              },
            ]
          : []),
        { kind: "paragraph", text: "Si tienes dudas, responde este correo y te ayudamos." },
        await pedidoButton(ctx, pedido),
      ],
    });
  },

  /** To the buyer of a pedido that could not be kept. */
  async cargo_devuelto({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos);
    if (!facts) return null;
    const { numero, monto, nombre, intento } = facts;
    return renderMail({
      shop: ctx.config,
      subject: `Devolvimos el cargo de tu pedido ${numero}`,
      title: "Devolvimos tu dinero",
      preheader: `Devolvimos ${monto} de tu pedido ${numero}.`,
      nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Algo no calzó con el pago de tu pedido ${numero}, así que no pudimos aceptarlo. Ya devolvimos ${monto}, el cargo completo, ${wayOf(intento.por_otra_via === 1, "tu tarjeta")}`,
        },
        {
          kind: "paragraph",
          text: "Lamentamos las molestias. Puedes volver a comprar cuando quieras; si prefieres que lo revisemos contigo, responde este correo.",
        },
        { kind: "button", label: "Volver a la tienda", path: "/tienda" },
      ],
    });
  },

  /** To a buyer who paid twice. */
  async cargo_repetido_devuelto({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos);
    if (!facts) return null;
    const { numero, monto, nombre, intento } = facts;
    return renderMail({
      shop: ctx.config,
      subject: `Devolvimos un cargo repetido de tu pedido ${numero}`,
      title: "Devolvimos un cargo repetido",
      preheader: `Devolvimos ${monto}; tu pedido ${numero} no cambia.`,
      nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu pedido ${numero} se cobró más de una vez. Ya devolvimos ${monto}, el cargo que sobraba, ${wayOf(intento.por_otra_via === 1, "tu tarjeta")}`,
        },
        { kind: "paragraph", text: "Tu pedido no cambia: no tienes que hacer nada." },
        await pedidoButton(ctx, facts.pedido),
      ],
    });
  },

  /** To the shop. */
  async cargo_por_devolver({ ctx, datos }) {
    const facts = await findFacts(ctx.db, datos);
    if (!facts) return null;
    const { numero, monto, intento } = facts;
    return renderMail({
      shop: ctx.config,
      subject: `Un cargo del pedido ${numero} se está devolviendo`,
      title: "Un cargo se está devolviendo",
      preheader: `${monto} del pedido ${numero}: ${intento.motivo ?? ""}`,
      blocks: [
        {
          kind: "paragraph",
          text: "Se cobró un pago con el que la tienda no puede quedarse. La devolución completa está en curso y se intenta sola hasta que resulte; quien pagó recibe un correo cuando el dinero esté de vuelta.",
        },
        {
          kind: "facts",
          title: "El cargo",
          facts: [
            { label: "Pedido", value: numero },
            { label: "Monto", value: monto },
            { label: "Motivo", value: intento.motivo ?? "" },
            { label: "Orden de compra", value: intento.buy_order },
          ],
        },
        { kind: "button", label: "Ver los pedidos", path: "/admin/pedidos" },
      ],
    });
  },
} satisfies Partial<MailTemplates<PagosCorreos>>;

/** How the money comes back: the rest of the caller's sentence, and when to expect it. */
function wayOf(isOutside: boolean, card: string): string {
  if (isOutside) {
    return "por otra vía y no a tu tarjeta, como te contamos. Si no lo encuentras, responde este correo.";
  }
  return `a ${card}. ${arrival}`;
}

type ReembolsoDatos = { pedido_id: number; reembolso_id?: number | undefined };

/** A mail of before there could be several names none. */
async function findReembolso(db: Db, { pedido_id, reembolso_id }: ReembolsoDatos) {
  const reembolsos = await readReembolsos(db, [pedido_id]);
  return reembolsos.find(({ id }) => id === reembolso_id) ?? reembolsos.at(-1);
}

async function describeLines(db: Db, { pedido_id, lineas }: ReembolsoConLineasRow) {
  const detalles = await selectDetalles(db, [pedido_id]);
  return detalles.map(toDetalle).flatMap(({ id, precio_unitario, ...pieza }) => {
    const nombre = describePieza(pieza);
    const cantidad = lineas.find(({ detalle_id }) => detalle_id === id)?.cantidad;
    return cantidad === undefined ? [] : [{ nombre, cantidad, precio_unitario }];
  });
}

type Facts = {
  pedido: PedidoRow;
  intento: Intento;
  numero: string;
  monto: string;
  nombre: string;
};

async function findFacts(db: Db, { intento_id }: { intento_id: number }): Promise<Facts | null> {
  const intento = await selectIntento(db, intento_id);
  const pedido = intento ? await selectPedido(db, intento.pedido_id) : undefined;
  if (!intento || !pedido) return null;
  return {
    pedido,
    intento,
    numero: pedidoNumero(pedido.id),
    monto: formatClp(intento.monto),
    nombre: pedido.nombre,
  };
}
