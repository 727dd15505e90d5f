import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../clock.ts";
import type { AppContext } from "../context.ts";
import { isDatabaseAway } from "../db/away.ts";
import { inTransaction } from "../db/database.ts";
import { describeMailError, isMailServerAway } from "../providers/mail.ts";
import { type ClaimedCorreo, claimCorreo, closeCorreo, postponeCorreo } from "./outbox.queries.ts";
import { nextTry } from "./retry-schedule.ts";

export type OutboxContext = Pick<AppContext, "db" | "clock" | "log" | "config" | "mail">;

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
};

/**
 * Writes a mail at the moment it is sent: the place where one-time tokens are made, so that none
 * rests in the outbox. Null when the mail is no longer needed.
 */
export type MailTemplate = (input: {
  ctx: OutboxContext;
  datos: Record<string, unknown>;
  para: string;
}) => Promise<RenderedMail | null>;

export type Outbox = {
  /** Sends everything that is due; answers how many mails left. Calls that overlap share one run. */
  runOnce(): Promise<number>;
  /** Sends soon, without waiting for it: for after a transaction that wrote to the outbox. */
  wake(): void;
  /** Takes no new mail and waits for those under way. */
  close(): Promise<void>;
};

/** Longer than the mail provider takes for one hand-over, with room to write down that it left. */
const leaseMs = seconds(75);
/** A hand-over ends after 20 s at the latest; the last try of this may take some seconds more. */
const recordMs = seconds(35);
const recordPollMs = 500;
/**
 * Whoever wakes the worker gets their answer first. Without the pause a mail's work would delay
 * the answer, and the delay would tell that there was somebody to write to.
 */
const wakeDelayMs = 50;

/**
 * The worker that empties the outbox. Any number of processes may run one: a claim is a lease in
 * the database, sending happens outside every transaction, and a mail whose worker died is sent
 * again with the same Message-ID. It hands over one mail after the other and writes down that it
 * left before it takes the next: a process that dies leaves at most one mail to be sent again.
 */
export function createOutbox(options: {
  ctx: OutboxContext;
  templates: Readonly<Record<string, MailTemplate>>;
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
      // With the server away the rest would fail too: they keep their place for the next run.
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

  return {
    runOnce,
    wake() {
      if (closing.signal.aborted) return;
      wakeTimer ??= setTimeout(() => {
        wakeTimer = undefined;
        runOnce().catch((error: unknown) => ctx.log.error({ err: error }, "outbox run failed"));
      }, wakeDelayMs);
    },
    async close() {
      closing.abort();
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
  return correo === undefined ? "none" : settle(options, correo);
}

/** Tries one mail; whatever goes wrong with it is written to its row and never reaches the others. */
async function settle(options: SendOptions, correo: ClaimedCorreo): Promise<Outcome> {
  const { ctx } = options;
  let isSent: boolean;
  try {
    isSent = await send(options, correo);
  } catch (error) {
    return postpone(ctx, correo, error).catch((err: unknown) => {
      // The database is away: the lease runs out by itself and the mail is tried again.
      ctx.log.error({ err, correo_id: correo.id }, "mail could not be settled");
      return "failed";
    });
  }
  await record(options, { id: correo.id, estado: isSent ? "enviado" : "omitido" });
  return isSent ? "sent" : "skipped";
}

/**
 * Writes down that a mail left, for as long as the lease keeps others from sending it again: a
 * database that was away for half a minute costs no second mail.
 */
async function record(
  { ctx, closing }: SendOptions,
  { id, estado }: { id: number; estado: "enviado" | "omitido" },
): Promise<void> {
  const deadline = performance.now() + recordMs;
  for (;;) {
    try {
      return await closeCorreo(ctx.db, { id, estado, now: ctx.clock.now() });
    } catch (error) {
      const isOver = closing.aborted || performance.now() > deadline;
      if (isOver || !isDatabaseAway(error)) throw error;
      await wait(recordPollMs, undefined, { signal: closing }).catch(() => {});
    }
  }
}

async function postpone(
  ctx: OutboxContext,
  { id, plantilla, intentos, creado_en }: ClaimedCorreo,
  error: unknown,
): Promise<Outcome> {
  const isServerAway = isMailServerAway(error);
  const proximo_en = nextTry({ intentos, creado_en, isServerAway, now: ctx.clock.now() });
  const reason = describeMailError(error);
  await postponeCorreo(ctx.db, { id, intentos, proximo_en, error: reason, isServerAway });
  const facts = { correo_id: id, plantilla, intentos, reason };
  if (proximo_en === null) ctx.log.error(facts, "mail parked: it needs a person");
  else ctx.log.warn(facts, "mail not sent, will be tried again");
  return isServerAway ? "away" : "failed";
}

async function send({ ctx, templates }: SendOptions, correo: ClaimedCorreo): Promise<boolean> {
  const template = templates[correo.plantilla];
  if (!template) throw Object.assign(new Error("unknown template"), { code: "ETEMPLATE" });
  const datos = JSON.parse(correo.datos) as Record<string, unknown>;
  const mail = await template({ ctx, datos, para: correo.para });
  if (mail === null) return false;
  await ctx.mail.send({ ...mail, to: correo.para, messageId: messageIdOf(ctx, correo) });
  return true;
}

/** The same for every try of a row, and not to be guessed from its number. */
function messageIdOf({ config }: OutboxContext, { id, clave, creado_en }: ClaimedCorreo): string {
  const hash = createHash("sha256").update(`${clave} ${creado_en}`).digest("hex").slice(0, 24);
  return `<correo-${id}-${hash}@${new URL(config.shopUrl).hostname}>`;
}
