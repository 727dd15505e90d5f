import * as z from "zod/mini";
import { requiredText } from "#contract/schemas/fields.ts";
import { notaLength } from "#contract/values/lengths.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { type Db, inTransaction } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import {
  type Asking,
  askNow,
  endDoubt,
  type Intento,
  isOfThisCommerce,
  isPaidEnd,
  listDoubtfulPagos,
  selectIntento,
  selectIntentoByOrden,
  selectIntentosOfPedido,
} from "../../modules/pagos/index.ts";
import { createWebpay } from "../../providers/payment/webpay.ts";
import { chileMinute } from "../../time/chile-time.ts";
import { type Command, recordCommand } from "./command.ts";
import { withPayments } from "./with-payments.ts";

const unknown = "No hay un pago de ese pedido o con esa orden de compra.";
const orden = z
  .string()
  .check(z.regex(/^E\d{1,15}-[0-9a-f]{6,20}$/i, "La orden de compra no es válida."));
const pedidoOrOrden = z
  .string()
  .check(
    z.regex(
      /^(?:E-?)?\d{1,15}$|^E\d{1,15}-[0-9a-f]{6,20}$/i,
      "El pedido o la orden de compra no es válido.",
    ),
  );
const ends = z.enum(["cobrado", "no-cobrado"], { error: "Di cobrado o no-cobrado." });

/** Throws 404. */
async function findIntentos(db: Db, asked: string): Promise<Intento[]> {
  const pedido = /^(?:E-?)?(\d+)$/i.exec(asked)?.[1];
  const found =
    pedido === undefined
      ? [await selectIntentoByOrden(db, asked)]
      : await selectIntentosOfPedido(db, Number(pedido));
  const intentos = found.filter((it) => it !== undefined);
  if (intentos.length === 0) throw notFound(unknown);
  return intentos;
}

function describeAsking({ buy_order, estado: before }: Intento, asking: Asking): string {
  const { estado, motivo, comercio } = asking.intento;
  const why = motivo === null ? "" : ` (${motivo})`;
  const now = before === estado ? `sigue ${estado}${why}` : `${before} → ${estado}${why}`;
  switch (asking.kind) {
    case "uncreated":
      return `${buy_order}: ${estado}; nunca llegó a Webpay.`;
    case "elsewhere":
      return `${buy_order}: ${estado}; es del código de comercio ${comercio}: vuelve a ponerlo para preguntar.`;
    case "busy":
      return `${buy_order}: ${estado}; la tienda le está preguntando, o lo hace en un minuto.`;
    case "silent":
      return `${buy_order}: ${now}; Webpay no dice nada de este pago.`;
    default:
      return `${buy_order}: ${now}; Webpay respondió y calza con lo anotado, o quedó como diferencia.`;
  }
}

/** Tells a person how to act on it. */
function adviceOf(
  { estado, comercio, proxima_consulta_en: next }: Intento,
  isHere: boolean,
): string {
  const end = "míralo en el portal de Transbank y ciérralo: pagos cerrar, o en su pedido";
  if (!isHere) {
    const back = `es del código de comercio ${comercio}: vuelve a ponerlo y usa pagos preguntar`;
    return estado === "confirmando" ? `${back}, o ${end}` : `${back}, o devuélvelo por otra vía`;
  }
  if (next !== null) return `la tienda pregunta otra vez: ${chileMinute(next)}`;
  return estado === "confirmando" ? end : "se detuvo: ciérralo en su pedido";
}

export const pagosCommands: readonly Command[] = [
  {
    words: "pagos dudosos",
    summary: "Los pagos cuyo resultado no se conoce, o cuya devolución falta, y qué hacer.",
    values: [],
    async run(ctx) {
      const payment = createWebpay(ctx.config.webpay);
      const { pagos, total } = await listDoubtfulPagos(ctx.db, { now: ctx.clock.now() });
      const lines: string[] = [];
      for (const { intento_id, numero, estado, monto, creado_en } of pagos) {
        const intento = await selectIntento(ctx.db, intento_id);
        if (!intento) continue;
        const facts = [numero, intento.buy_order, estado, formatClp(monto), chileMinute(creado_en)];
        const advice = adviceOf(intento, isOfThisCommerce({ payment }, intento));
        lines.push(`  ${facts.join("  ")}`, `    ${advice}`);
      }
      return [`Pagos en duda: ${total}.`, ...lines];
    },
  },
  {
    words: "pagos preguntar",
    summary: "Pregunta ahora a Webpay por un pago, y hace lo que la tienda haría con la respuesta.",
    values: [{ name: "pedido|orden de compra", schema: pedidoOrOrden }],
    async run(ctx, [asked = ""]) {
      const intentos = await findIntentos(ctx.db, asked);
      const paying = await withPayments(ctx);
      const lines: string[] = [];
      for (const intento of intentos) {
        lines.push(describeAsking(intento, await askNow(paying, intento.id)));
      }
      const pedido_id = intentos[0]?.pedido_id ?? 0;
      const datos = { pedido_id, cantidad: intentos.length };
      await inTransaction(ctx.db, (tx) =>
        recordCommand(tx, ctx, { tipo: "pago_consultado", datos }),
      );
      return lines;
    },
  },
  {
    words: "pagos cerrar",
    summary: "Cierra un pago en duda que Webpay ya no informa, con lo que viste en su portal.",
    values: [
      { name: "orden de compra", schema: orden },
      { name: "cobrado|no-cobrado", schema: ends },
      { name: "nota", schema: requiredText("nota", notaLength) },
    ],
    async run(ctx, [asked = "", end = "", nota = ""]) {
      const intento = await selectIntentoByOrden(ctx.db, asked);
      if (!intento) throw notFound(unknown);
      const { id: intento_id, pedido_id } = intento;
      const mensaje = await endDoubt(await withPayments(ctx), {
        intento_id,
        pedido_id,
        como: end === "cobrado" ? "cobrado" : "no_cobrado",
        nota,
        autor: "Línea de comandos",
        record: (tx, { applied }) => {
          const motivo = isPaidEnd(applied) ? "cobrado" : "no_cobrado";
          const datos = { pedido_id, intento_id, motivo };
          return recordCommand(tx, ctx, { tipo: "pago_cerrado", datos });
        },
      });
      return [mensaje];
    },
  },
];
