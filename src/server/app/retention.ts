import { randomUUID } from "node:crypto";
import { Counter, type Registry } from "prom-client";
import type { DataKindName } from "#contract/values/rights/data-kinds.ts";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { deleteSecurityEventsBefore, ownEvent, recordSecurityEvent } from "../audit/index.ts";
import type { AppContext } from "../context.ts";
import { inTransaction, purgeDeleted, type Tx } from "../db/database.ts";
import { claimTarea, finishTarea } from "../jobs/tareas.queries.ts";
import { deleteAvisosBefore } from "../modules/avisos/index.ts";
import { deleteLineasBefore } from "../modules/carrito/index.ts";
import { deleteMensajesBefore } from "../modules/contacto/index.ts";
import { forgetDevolucionesBefore } from "../modules/devoluciones/index.ts";
import { forgetPedidosBefore } from "../modules/pedidos/index.ts";
import { forgetPeticionesBefore } from "../modules/privacidad/index.ts";
import { deleteTrabajoFotosBefore } from "../modules/taller/index.ts";
import { deleteCorreosBefore } from "../outbox/index.ts";
import { days, minutes } from "../time/clock.ts";

type RetentionContext = Pick<
  AppContext,
  "db" | "clock" | "config" | "countSecurityEvent" | "countForgotten"
>;

/** One transaction each: others wait only some milliseconds. */
const batchSize = 200;
/** For one kind in one run; the rest follows an hour later. */
const maxBatches = 50;
const leaseMs = minutes(10);
const nombre = "conservacion";

type Step = {
  dato: DataKindName;
  /** Answers how many rows went, at most `limit`. */
  forget: (tx: Tx, batch: { now: number; limit: number }) => Promise<number>;
};

/** The terms of `contract/values/rights/data-kinds.ts`; registrations, sessions, links and tries have jobs of their own. */
const steps: readonly Step[] = [
  {
    dato: "correo",
    forget: (tx, { now, limit }) =>
      deleteCorreosBefore(tx, { before: now - days(terms.correo), limit }),
  },
  {
    dato: "mensaje",
    forget: (tx, { now, limit }) =>
      deleteMensajesBefore(tx, {
        answeredBefore: now - days(terms.mensajeAnswered),
        before: now - days(terms.mensaje),
        limit,
      }),
  },
  {
    dato: "aviso",
    forget: (tx, { now, limit }) =>
      deleteAvisosBefore(tx, { before: now - days(terms.aviso), limit }),
  },
  {
    dato: "peticion",
    forget: (tx, { now, limit }) =>
      forgetPeticionesBefore(tx, {
        unconfirmedBefore: now - days(terms.peticionUnconfirmed),
        wordsBefore: now - days(terms.peticionWords),
        before: now - days(terms.peticion),
        limit,
      }),
  },
  {
    dato: "devolucion",
    forget: (tx, { now, limit }) =>
      forgetDevolucionesBefore(tx, { before: now - days(terms.devolucion), limit }),
  },
  {
    dato: "carrito",
    forget: (tx, { now, limit }) =>
      deleteLineasBefore(tx, { before: now - days(terms.carrito), limit }),
  },
  {
    dato: "pedido",
    forget: (tx, { now, limit }) =>
      forgetPedidosBefore(tx, {
        unpaidBefore: now - days(terms.unpaidPedido),
        before: now - days(terms.pedido),
        limit,
      }),
  },
  {
    dato: "pedido",
    forget: (tx, { now, limit }) =>
      deleteTrabajoFotosBefore(tx, { before: now - days(terms.trabajoFoto), limit }),
  },
  {
    dato: "seguridad",
    forget: (tx, { now, limit }) =>
      deleteSecurityEventsBefore(tx, { before: now - days(terms.securityEvent), limit }),
  },
];

/** Deletes what is past its term. One process at a time; what went stands in the trail of security. */
export async function forgetExpired(ctx: RetentionContext): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  if (!(await claimTarea(db, { nombre, leaseUntil: now + leaseMs, now }))) return;
  let total = 0;
  for (const step of steps) total += await runStep(ctx, step);
  if (total > 0) await purgeDeleted(db);
  await finishTarea(db, { nombre, now: clock.now() });
}

async function runStep(ctx: RetentionContext, { dato, forget }: Step): Promise<number> {
  const solicitud = `${nombre}-${randomUUID()}`;
  let filas = 0;
  for (let batches = 0; batches < maxBatches; batches++) {
    const gone = await inTransaction(ctx.db, async (tx) => {
      const count = await forget(tx, { now: ctx.clock.now(), limit: batchSize });
      if (count > 0) await recordBatch(tx, ctx, { dato, filas: count, solicitud });
      return count;
    });
    ctx.countForgotten(dato, gone);
    filas += gone;
    if (gone < batchSize) break;
  }
  return filas;
}

async function recordBatch(
  tx: Tx,
  ctx: RetentionContext,
  { dato, filas, solicitud }: { dato: DataKindName; filas: number; solicitud: string },
): Promise<void> {
  await recordSecurityEvent(tx, ctx, {
    ...ownEvent("conservacion", solicitud),
    datos: { dato, filas },
  });
}

/** Counts what retention has taken away. */
export function countForgottenRows(registry: Registry): AppContext["countForgotten"] {
  const rows = new Counter({
    name: "estrato_retention_rows_total",
    help: "Rows deleted or blanked by this process because their term was over, by kind of data",
    labelNames: ["dato"],
    registers: [registry],
  });
  for (const { dato } of steps) rows.inc({ dato }, 0);
  return (dato, count) => rows.inc({ dato }, count);
}
