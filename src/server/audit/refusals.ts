import type { OperationName } from "#contract/routes.ts";
import type { SecurityEventKind } from "#contract/schemas/seguridad.ts";
import type { AppContext } from "../context.ts";
import { isDatabaseAway } from "../db/away.ts";
import { type Db, inTransaction } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { clientNetwork } from "../limits/limits-address.ts";
import { createRecentEntries } from "../recent-entries.ts";
import { hours } from "../time/clock.ts";
import type { SecurityEvent, SecurityFacts } from "./security-event.ts";
import { recordSecurityEvent, type SecurityContext } from "./security-events.queries.ts";

/** Rows of one kind and process in an hour, so that a flood cannot fill the disk: 1 MB a day. */
export const maxRowsPerHour = 200;
/** Share of one network: it cannot hide the calls of others. */
export const maxRowsPerNetwork = 20;
/** Networks counted at once; the least recent are dropped. */
const maxNetworks = 10_000;

type Refused = {
  operation: OperationName | null;
  usuario_id: number | null;
  /** Undefined when the body names none. */
  email: unknown;
  call: SecurityEvent["call"];
};

export type RecordRefusal = (error: unknown, refused: Refused) => Promise<void>;

/**
 * Writes refusals that concern security: those with an `event`, and every other 403 and 429. What
 * the bounds leave out is counted in the metric and told by the next row of its kind. A database
 * that is away costs the row, never the answer.
 */
export function createRefusalRecorder(
  ctx: SecurityContext & Pick<AppContext, "log"> & { db: Db },
): RecordRefusal {
  const bounds = new Map<SecurityEventKind, Bound>();

  return async (error, refused) => {
    const found = readRefusal(error, refused.operation);
    if (found === null) return;
    const { tipo, resultado } = found;
    const bound = bounds.get(tipo) ?? createBound();
    bounds.set(tipo, bound);
    const omitidos = bound.take(clientNetwork(refused.call.origin.address), ctx.clock.now());
    if (omitidos === null) return ctx.countSecurityEvent(tipo, resultado);
    const event: SecurityEvent = {
      tipo,
      resultado,
      usuario_id: found.usuario_id ?? refused.usuario_id,
      email: typeof refused.email === "string" ? refused.email : null,
      call: refused.call,
      datos: { ...found.datos, ...(omitidos > 0 ? { omitidos } : {}) },
    };
    await inTransaction(ctx.db, (tx) => recordSecurityEvent(tx, ctx, event)).catch((err) => {
      if (!isDatabaseAway(err)) throw err;
      ctx.log.warn({ err, tipo }, "security event not written");
    });
  };
}

type Found = Pick<SecurityEvent, "tipo" | "resultado"> & {
  datos: SecurityFacts;
  usuario_id?: number | undefined;
};

function readRefusal(error: unknown, operation: OperationName | null): Found | null {
  if (!(error instanceof AppError)) return null;
  const datos: SecurityFacts = operation === null ? {} : { operacion: operation };
  if (error.event) {
    const { tipo, motivo, usuario_id, resultado = "fallo" } = error.event;
    return { tipo, resultado, datos: { ...datos, motivo }, usuario_id };
  }
  if (error.status === 403) return { tipo: "prohibido", resultado: "fallo", datos };
  if (error.status !== 429) return null;
  return { tipo: operation === "login" ? "ingreso" : "limite", resultado: "bloqueado", datos };
}

type Bound = {
  /** The refusals left out since the last row, or null when this one is left out, too. */
  take: (network: string, now: number) => number | null;
};

function createBound(): Bound {
  const networks = createRecentEntries<number>(maxNetworks);
  let hour = Number.NaN;
  let rows = 0;
  let omitted = 0;
  return {
    take(network, now) {
      const current = Math.floor(now / hours(1));
      if (current !== hour) {
        hour = current;
        rows = 0;
        networks.clear();
      }
      const own = networks.get(network) ?? 0;
      if (rows >= maxRowsPerHour || own >= maxRowsPerNetwork) {
        omitted += 1;
        return null;
      }
      rows += 1;
      networks.set(network, own + 1);
      const told = omitted;
      omitted = 0;
      return told;
    },
  };
}
