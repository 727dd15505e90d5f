import type { DiscrepanciaTipo } from "#contract/schemas/conciliacion.ts";
import { chileDate } from "../../../chile-time.ts";
import { days, hours, minutes, seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { isDatabaseAway } from "../../../db/away.ts";
import { inTransaction } from "../../../db/database.ts";
import { hasMoney, type PaymentResult } from "../../../providers/payment.ts";
import { countFound, settleFound } from "../confirm/recover-charge.service.ts";
import { selectIntento } from "../intentos.queries.ts";
import { compareIntento, unknownEstado } from "./compare-intento.ts";
import {
  type Conciliacion,
  type ConciliacionStep,
  type EndedIntento,
  selectEnded,
  takeConciliacion,
  writeConciliacion,
} from "./conciliacion.queries.ts";
import { insertDiscrepancia } from "./discrepancias.queries.ts";

/** A day's comparison begins at this hour of Chile, or as soon after it as the shop runs. */
const beginsMs = hours(4);
/** The provider answers for seven days; one that gets older meanwhile is no longer asked about. */
const askedForMs = days(7) - hours(1);
/** What moved a moment ago may still be moving. */
const quietMs = minutes(10);
/** Questions of one part, and the pause before the next part: two a second at most. */
const batch = 10;
const pauseMs = seconds(5);
/** A provider that does not answer gets more time; after so many tries one attempt is passed over. */
const silentPauseMs = minutes(5);
const maxFallos = 3;
/** One part ends within this time even when every question needs its ten seconds. */
const leaseMs = minutes(3);

/**
 * Does the next part of today's comparison with the provider's record; answers how many attempts it
 * asked about. Any number of processes may call it at any time: a part is leased, and a day that is
 * done stays done.
 */
export async function runConciliacion(ctx: AppContext): Promise<number> {
  const now = ctx.clock.now();
  const since = now - askedForMs;
  const take = { fecha: chileDate(now - beginsMs), since, now, leaseUntil: now + leaseMs };
  const conciliacion = await inTransaction(ctx.db, (tx) => takeConciliacion(tx, take));
  if (!conciliacion) return 0;
  const { ambiente, comercio } = ctx.payment;
  const ended = await selectEnded(ctx.db, {
    afterId: conciliacion.hasta_id,
    since,
    quietSince: now - quietMs,
    ambiente,
    comercio,
    limit: batch,
  });
  const step = await compareBatch(ctx, conciliacion, ended);
  await writeConciliacion(ctx.db, step);
  if (step.terminada_en !== null) {
    ctx.log.info({ fecha: conciliacion.fecha }, "payments compared with the provider's record");
  }
  return step.comparados;
}

async function compareBatch(
  ctx: AppContext,
  conciliacion: Conciliacion,
  ended: EndedIntento[],
): Promise<ConciliacionStep> {
  let { hasta_id, fallos } = conciliacion;
  let comparados = 0;
  let sin_respuesta = 0;
  let isSilent = false;
  for (const intento of ended) {
    const outcome = await compareOne(ctx, intento).catch((error: unknown) =>
      passOver(ctx, intento, error),
    );
    isSilent = outcome === "silent";
    fallos = isSilent ? fallos + 1 : 0;
    if (isSilent && fallos < maxFallos) break;
    hasta_id = intento.id;
    if (outcome === "compared") comparados += 1;
    else sin_respuesta += 1;
    if (isSilent) break;
  }
  if (fallos >= maxFallos) fallos = 0;
  const now = ctx.clock.now();
  return {
    conciliacion,
    hasta_id,
    comparados,
    sin_respuesta,
    fallos,
    tomada_hasta: now + (isSilent ? silentPauseMs : pauseMs),
    terminada_en: ended.length < batch && !isSilent ? now : null,
  };
}

/** `silent`: nobody answered, ask again; `refused`: the provider does not tell about this one. */
type Compared = "compared" | "silent" | "refused";

/** One of which nothing can be written must not keep the others from being compared, today and every day. */
function passOver(ctx: AppContext, { id, pedido_id }: EndedIntento, error: unknown): Compared {
  if (isDatabaseAway(error)) throw error;
  ctx.log.error({ err: error, intento: id, pedido: pedido_id }, "comparing an attempt failed");
  return "refused";
}

async function compareOne(ctx: AppContext, intento: EndedIntento): Promise<Compared> {
  const status = await ctx.payment.status(intento.token ?? "");
  if (!status.ok && status.kind === "unknown") return "silent";
  if (!status.ok && status.why !== "no_such_payment") return "refused";
  const theirs = status.ok ? status.value : null;
  const tipo = compareIntento(intento, theirs);
  if (tipo !== null) await keepDiscrepancia(ctx, { intento, tipo, theirs });
  return "compared";
}

type Difference = { intento: EndedIntento; tipo: DiscrepanciaTipo; theirs: PaymentResult | null };

/** Keeps the difference, with what was done about it, in one transaction; tells the log once. */
async function keepDiscrepancia(ctx: AppContext, difference: Difference): Promise<void> {
  const { intento, tipo, theirs } = difference;
  const isClaimable = tipo === "cargo_sin_pedido" && intento.estado !== "autorizado";
  const kept = await inTransaction(ctx.db, async (tx) => {
    // It moved while the provider was asked, by a refund for example: the two are not of one moment.
    if ((await selectIntento(tx, intento.id))?.estado !== intento.estado) return null;
    const isHeld = isClaimable && theirs !== null && hasMoney(theirs);
    const medida = isHeld ? await settleFound(tx, ctx, { intento, result: theirs }) : null;
    // Somebody was faster: what they found decides, and there is nothing to compare yet.
    if (isHeld && medida === null) return null;
    const id = await insertDiscrepancia(tx, {
      intento_id: intento.id,
      pedido_id: intento.pedido_id,
      tipo,
      nuestro_estado: intento.estado,
      nuestro_monto: intento.monto,
      suyo_estado: theirs?.status ?? unknownEstado,
      suyo_monto: Math.round(theirs?.amount ?? 0),
      medida,
      now: ctx.clock.now(),
    });
    return id === null ? null : { id, medida };
  });
  if (kept === null) return;
  const { id: discrepancia, medida } = kept;
  if (medida !== null) countFound(ctx, medida);
  ctx.log.error(
    { discrepancia, tipo, medida, intento: intento.id, pedido: intento.pedido_id },
    "payment differs from the provider's record",
  );
}
