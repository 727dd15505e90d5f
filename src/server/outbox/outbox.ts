import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { belowCall } from "../call.ts";
import { isDatabaseAway } from "../db/away.ts";
import { inTransaction, purgeDeleted } from "../db/database.ts";
import { describeMailError, explainMailFault, isMailServerAway } from "../providers/mail.ts";
import { seconds } from "../time/clock.ts";
import type { Mails, OutboxContext } from "./correos.ts";
import { type ClaimedCorreo, claimCorreo, markCorreo, postponeCorreo } from "./outbox.queries.ts";
import { nextTry } from "./retry-schedule.ts";
import { onCorreos } from "./wake.ts";

export type Outbox = {
  /** Sends everything that is due; answers how many mails left. Overlapping calls share one run. */
  runOnce(): Promise<number>;
  /** Runs soon; a commit that enqueued a mail calls it. */
  wake(): void;
  /** Takes no new mail and waits for the one being sent. */
  close(): Promise<void>;
};

/** The provider's 20 s for one hand-over, `recordMs`, and some seconds to spare. */
export const leaseMs = seconds(75);
const recordMs = seconds(35);
const recordPollMs = 500;
/**
 * The answer to the waking request leaves first: a delay would tell that the address has an
 * account.
 */
const wakeDelayMs = 50;

/**
 * Leases its mails, so any number of processes may run one. Each mail is recorded as sent before
 * the next is taken (docs/decisiones.md 7).
 */
export function createOutbox(options: {
  ctx: OutboxContext;
  mails: Mails;
  /** Mails whose row keeps neither address nor data once they left. */
  forgotten?: readonly string[];
}): Outbox {
  const { ctx } = options;
  const closing = new AbortController();
  let running: Promise<number> | null = null;
  let isWanted = false;
  let wakeTimer: NodeJS.Timeout | undefined;

  async function drain(): Promise<number> {
    let sent = 0;
    while (!closing.signal.aborted) {
      isWanted = false;
      const outcome = await sendNext({ ...options, closing: closing.signal });
      if (outcome === "sent") sent += 1;
      // The rest would fail for the same reason.
      if (outcome === "away" || (outcome === "none" && !isWanted)) break;
    }
    return sent;
  }

  function runOnce(): Promise<number> {
    isWanted = true;
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    wakeTimer ??= setTimeout(() => {
      wakeTimer = undefined;
      runOnce().catch((error: unknown) => ctx.log.error({ err: error }, "outbox run failed"));
    }, wakeDelayMs);
  }

  const stopListening = onCorreos(ctx.db, wake);

  return {
    runOnce,
    wake,
    async close() {
      closing.abort();
      stopListening();
      clearTimeout(wakeTimer);
      await running?.catch(() => {});
    },
  };
}

type Outcome = "sent" | "skipped" | "failed" | "away" | "none";
type SendOptions = Parameters<typeof createOutbox>[0] & { closing: AbortSignal };

async function sendNext(options: SendOptions): Promise<Outcome> {
  const now = options.ctx.clock.now();
  const correo = await inTransaction(options.ctx.db, (tx) =>
    claimCorreo(tx, { now, leaseUntil: now + leaseMs }),
  );
  return correo === undefined ? "none" : deliver(options, correo);
}

/** A failure is written to its row and does not stop the others. */
async function deliver(options: SendOptions, correo: ClaimedCorreo): Promise<Outcome> {
  const { ctx } = options;
  let isSent: boolean;
  try {
    isSent = await send(options, correo);
  } catch (error) {
    return postpone(ctx, { correo, error }).catch((err: unknown) => {
      // Retried once its lease runs out.
      ctx.log.error({ err, correo_id: correo.id }, "mail could not be settled");
      return "failed";
    });
  }
  await recordDelivery(options, correo, isSent ? "enviado" : "omitido");
  return isSent ? "sent" : "skipped";
}

/** Retries while the lease keeps others from sending the mail again. */
async function recordDelivery(
  { ctx, closing, forgotten = [] }: SendOptions,
  { id, plantilla }: ClaimedCorreo,
  estado: "enviado" | "omitido",
): Promise<void> {
  const isForgotten = forgotten.includes(plantilla);
  const deadline = performance.now() + recordMs;
  for (;;) {
    try {
      await markCorreo(ctx.db, { id, estado, isForgotten, now: ctx.clock.now() });
      if (isForgotten) await purgeDeleted(ctx.db);
      return;
    } catch (error) {
      const isOver = closing.aborted || performance.now() > deadline;
      if (isOver || !isDatabaseAway(error)) throw error;
      await wait(recordPollMs, undefined, { signal: closing }).catch(() => {});
    }
  }
}

async function postpone(
  ctx: OutboxContext,
  { correo, error }: { correo: ClaimedCorreo; error: unknown },
): Promise<Outcome> {
  const { id, plantilla, intentos, creado_en, reanudado_en } = correo;
  const since = reanudado_en ?? creado_en;
  const isServerAway = isMailServerAway(error);
  const proximo_en = nextTry({ intentos, since, isServerAway, now: ctx.clock.now() });
  const reason = describeMailError(error);
  await postponeCorreo(ctx.db, { id, intentos, proximo_en, error: reason, isServerAway });
  const facts = { correo_id: id, plantilla, intentos, reason };
  if (proximo_en === null) ctx.log.error(facts, "mail parked: it needs a person");
  else if (isServerAway) ctx.log.warn(facts, `mail not sent: ${explainMailFault(error)}`);
  else ctx.log.warn(facts, "mail not sent, will be tried again");
  return isServerAway ? "away" : "failed";
}

/** False when it is no longer needed. */
async function send({ ctx, mails }: SendOptions, correo: ClaimedCorreo): Promise<boolean> {
  const write = mails[correo.plantilla];
  if (!write) throw Object.assign(new Error("unknown template"), { code: "ETEMPLATE" });
  const mail = await write({ ctx, datos: JSON.parse(correo.datos), para: correo.para });
  if (mail === null) return false;
  const leave = belowCall(`mail ${correo.plantilla}`, () =>
    ctx.mail.send({ ...mail, to: correo.para, messageId: messageIdOf(ctx, correo) }),
  );
  await leave();
  return true;
}

/** Equal for every try, and not guessable. */
function messageIdOf({ config }: OutboxContext, { id, clave, creado_en }: ClaimedCorreo): string {
  const hash = createHash("sha256").update(`${clave} ${creado_en}`).digest("hex").slice(0, 24);
  return `<correo-${id}-${hash}@${new URL(config.shopUrl).hostname}>`;
}
