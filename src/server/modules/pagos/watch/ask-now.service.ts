import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { seconds } from "../../../time/clock.ts";
import {
  type Intento,
  isUnsettled,
  lockIntento,
  selectIntento,
  setNextQuestion,
} from "../intentos.queries.ts";
import { isOfThisCommerce } from "../of-this-commerce.ts";
import { compareNow } from "./conciliacion.service.ts";
import { leaseMs, reconcileLeased } from "./reconciler.service.ts";

/**
 * `asked`: as the reconciler does; `compared`: an ended intento, as the daily comparison does; `silent`: no
 * answer; `elsewhere`: made under another commerce code; `uncreated`: no token; `busy`: its next question is being
 * asked, or follows within a minute.
 */
export type Asking = {
  kind: "asked" | "compared" | "silent" | "elsewhere" | "uncreated" | "busy";
  intento: Intento;
};

/** Never throws for the provider; leases the intento, so that no other process asks at once. */
export async function askNow(ctx: AppContext, id: number): Promise<Asking> {
  const leaseUntil = ctx.clock.now() + leaseMs;
  const found = await inTransaction(ctx.db, (tx) => lease(tx, ctx, { id, leaseUntil }));
  const { intento } = found;
  switch (found.kind) {
    case "leased":
      await reconcileLeased(ctx, { intento, leaseUntil });
      return { kind: "asked", intento: await reload(ctx, intento) };
    case "ended": {
      const outcome = await compareNow(ctx, intento);
      const kind = outcome === "compared" ? "compared" : "silent";
      return { kind, intento: await reload(ctx, intento) };
    }
    default:
      return { kind: found.kind, intento };
  }
}

type Found = { kind: "leased" | "ended" | "elsewhere" | "uncreated" | "busy"; intento: Intento };

async function lease(
  tx: Tx,
  ctx: Pick<AppContext, "payment" | "clock">,
  { id, leaseUntil }: { id: number; leaseUntil: number },
): Promise<Found> {
  const intento = await lockIntento(tx, id);
  if (!intento) throw new Error(`intento ${id} is gone`);
  if (intento.token === null) return { kind: "uncreated", intento };
  if (!isOfThisCommerce(ctx, intento)) return { kind: "elsewhere", intento };
  if (!isUnsettled(intento)) return { kind: "ended", intento };
  const { proxima_consulta_en: at } = intento;
  const now = ctx.clock.now();
  // Maybe leased: a question that is asked twice at once could send a refund twice.
  if (at !== null && at > now && at <= now + leaseMs + seconds(1)) {
    return { kind: "busy", intento };
  }
  await setNextQuestion(tx, { id, at: leaseUntil, consultas: intento.consultas + 1 });
  return { kind: "leased", intento };
}

async function reload({ db }: Pick<AppContext, "db">, intento: Intento): Promise<Intento> {
  return (await selectIntento(db, intento.id)) ?? intento;
}
