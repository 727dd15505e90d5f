import type { DiscrepanciaTipo } from "#contract/schemas/conciliacion.ts";
import type { AppContext } from "../../../context.ts";
import { isDatabaseAway } from "../../../db/away.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { hasMoney, type PaymentResult } from "../../../providers/payment/payment.ts";
import { statusLifeMs } from "../../../providers/provider-times.ts";
import { chileDate } from "../../../time/chile-time.ts";
import { hours, minutes, seconds } from "../../../time/clock.ts";
import { shopInbox } from "../../contacto/index.ts";
import { selectPedidoFacts } from "../../pedidos/index.ts";
import { countResult } from "../confirm/record-result.service.ts";
import {
  medidaOf,
  type RecoveredCharge,
  recoverCharge,
} from "../confirm/recover-charge.service.ts";
import { type Intento, selectIntento } from "../intentos.queries.ts";
import { compareIntento, type OurRecord, unknownEstado } from "./compare-intento.ts";
import {
  type ConciliacionStep,
  leaseConciliacion,
  selectEnded,
  writeConciliacion,
} from "./conciliacion.queries.ts";
import { insertDiscrepancia } from "./discrepancias.queries.ts";

/** In Chile's time. */
const beginsMs = hours(4);
/** The provider must still answer when the day's last part is compared. */
const askedForMs = statusLifeMs - hours(1);
/** A payment that moved a moment ago may still be moving. */
const quietMs = minutes(10);
/** Two questions a second at most. */
const batch = 10;
const pauseMs = seconds(5);
/** While the provider does not answer; after so many tries an intento is passed over. */
const silentPauseMs = minutes(5);
const maxSilent = 3;
/** Longer than a part whose questions all time out. */
const leaseMs = minutes(3);

/**
 * The next part of today's comparison, which is leased; answers how many intentos were compared.
 * Idempotent.
 */
export async function runConciliacion(ctx: AppContext): Promise<number> {
  const now = ctx.clock.now();
  const since = now - askedForMs;
  const lease = { fecha: chileDate(now - beginsMs), since, now, leaseUntil: now + leaseMs };
  const conciliacion = await inTransaction(ctx.db, (tx) => leaseConciliacion(tx, lease));
  if (!conciliacion) return 0;
  const { ambiente, comercio } = ctx.payment;
  const ended = await readEnded(ctx.db, {
    afterId: conciliacion.hasta_id,
    since,
    quietSince: now - quietMs,
    ambiente,
    comercio,
    limit: batch,
  });
  const compared = await compareUntilSilent(ctx, ended);
  const { hasta_id, fallos } = conciliacion;
  const start = { hasta_id, fallos, comparados: 0, sin_respuesta: 0 };
  const progress = compared.reduce(advance, start);
  const isSilent = compared.at(-1)?.outcome === "silent";
  const writtenAt = ctx.clock.now();
  const isDone = ended.length < batch && !isSilent;
  await writeConciliacion(ctx.db, {
    conciliacion,
    ...progress,
    tomada_hasta: writtenAt + (isSilent ? silentPauseMs : pauseMs),
    terminada_en: isDone ? writtenAt : null,
  });
  if (isDone) {
    ctx.log.info({ fecha: conciliacion.fecha }, "payments compared with the provider's record");
  }
  return progress.comparados;
}

type EndedIntento = Intento & OurRecord;

async function readEnded(
  db: Db,
  wanted: Parameters<typeof selectEnded>[1],
): Promise<EndedIntento[]> {
  return withPedidos(db, await selectEnded(db, wanted));
}

/** For a person who does not wait for the night; the intento has ended and is of today's commerce code. */
export async function compareNow(ctx: AppContext, intento: Intento): Promise<Outcome> {
  const [ended] = await withPedidos(ctx.db, [intento]);
  return ended ? compareOne(ctx, ended) : "refused";
}

async function withPedidos(db: Db, ended: Intento[]): Promise<EndedIntento[]> {
  const ids = ended.map(({ pedido_id }) => pedido_id);
  const pedidos = await selectPedidoFacts(db, ids);
  return ended.map((intento) => ({
    ...intento,
    pedido_estado: pedidos.of(intento.pedido_id).estado,
  }));
}

/** `refused`: the provider does not tell about this one. */
type Outcome = "compared" | "silent" | "refused";
type Compared = { id: number; outcome: Outcome };

async function compareUntilSilent(ctx: AppContext, ended: EndedIntento[]): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const intento of ended) {
    const outcome = await compareOne(ctx, intento).catch((error: unknown) =>
      passOver(ctx, { intento, error }),
    );
    compared.push({ id: intento.id, outcome });
    if (outcome === "silent") break;
  }
  return compared;
}

type Progress = Pick<ConciliacionStep, "hasta_id" | "fallos" | "comparados" | "sin_respuesta">;

function advance(progress: Progress, { id, outcome }: Compared): Progress {
  const fallos = progress.fallos + 1;
  if (outcome === "silent" && fallos < maxSilent) return { ...progress, fallos };
  const count = outcome === "compared" ? "comparados" : "sin_respuesta";
  return { ...progress, hasta_id: id, fallos: 0, [count]: progress[count] + 1 };
}

/** An intento that cannot be recorded must not stop the others. */
function passOver(
  ctx: AppContext,
  { intento, error }: { intento: EndedIntento; error: unknown },
): Outcome {
  if (isDatabaseAway(error)) throw error;
  const facts = { err: error, intento: intento.id, pedido: intento.pedido_id };
  ctx.log.error(facts, "comparing an attempt failed");
  return "refused";
}

async function compareOne(ctx: AppContext, intento: EndedIntento): Promise<Outcome> {
  const status = await ctx.payment.status(intento.token ?? "");
  if (!status.ok && status.kind === "unknown") return "silent";
  if (!status.ok && status.why !== "no_such_payment") return "refused";
  const theirs = status.ok ? status.value : null;
  const tipo = compareIntento(intento, theirs);
  if (tipo !== null) await recordDiscrepancia(ctx, { intento, tipo, theirs });
  return "compared";
}

type Difference = { intento: EndedIntento; tipo: DiscrepanciaTipo; theirs: PaymentResult | null };

async function recordDiscrepancia(ctx: AppContext, difference: Difference): Promise<void> {
  const { intento, tipo } = difference;
  const inbox = shopInbox(ctx.config);
  const kept = await inTransaction(ctx.db, (tx) =>
    applyDifference(tx, { ...difference, now: ctx.clock.now(), inbox }),
  );
  if (kept === null) return;
  const { id: discrepancia, recovered } = kept;
  if (recovered !== null) countResult(ctx, recovered);
  const medida = recovered && medidaOf(recovered);
  ctx.log.error(
    { discrepancia, tipo, medida, intento: intento.id, pedido: intento.pedido_id },
    "payment differs from the provider's record",
  );
}

type Kept = { id: number; recovered: RecoveredCharge | null };

/** Null when the difference is known, or the intento moved meanwhile. */
async function applyDifference(
  tx: Tx,
  { intento, tipo, theirs, now, inbox }: Difference & { now: number; inbox: string },
): Promise<Kept | null> {
  const current = await selectIntento(tx, intento.id);
  if (current?.estado !== intento.estado || current.devuelto !== intento.devuelto) return null;
  const isUnpaid = tipo === "cargo_sin_pedido" && intento.estado !== "autorizado";
  const isCharged = isUnpaid && theirs !== null && hasMoney(theirs);
  const recovered = isCharged
    ? await recoverCharge(tx, { intento, result: theirs, now, inbox })
    : null;
  if (isCharged && recovered === null) return null;
  const id = await insertDiscrepancia(tx, {
    intento_id: intento.id,
    pedido_id: intento.pedido_id,
    tipo,
    nuestro_estado: intento.estado,
    nuestro_monto: intento.monto,
    suyo_estado: theirs?.words.state ?? unknownEstado,
    suyo_monto: Math.round((intento.devuelto > 0 && theirs?.balance) || theirs?.amount || 0),
    medida: recovered && medidaOf(recovered),
    now,
  });
  return id === null ? null : { id, recovered };
}
