import { terms } from "#contract/values/rights/data-kinds.ts";
import type { Config } from "../../config/config.ts";
import type { AppContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import {
  type Broken,
  findBroken,
  onSnapshot,
  readShownPictures,
} from "../../db/invariants/check-invariants.ts";
import type { Bounds } from "../../db/invariants/invariant.ts";
import { paidEstados, pedidoTransitions } from "../../modules/pedidos/index.ts";
import { deadAfterMs } from "../../providers/provider-times.ts";
import { days } from "../../time/clock.ts";
import { checkArchivos } from "./check-archivos.ts";
import { checkPictures } from "./check-pictures.ts";

type CheckContext = Pick<AppContext, "db" | "images" | "clock" | "config">;

/** Rules that hold at any moment (docs/reglas.md 131). Answers the broken ones, none when all hold. */
export async function checkShop(ctx: CheckContext): Promise<Broken[]> {
  const bounds = boundsOf(ctx.config, ctx.clock.now());
  const { broken, shown } = await onSnapshot(ctx.db, async (db) => ({
    broken: await findBroken(db, bounds),
    shown: await readShownPictures(db),
  }));
  return [...broken, ...(await checkPictures(ctx, shown)), ...(await checkArchivos(ctx))];
}

/** The database alone. */
export function checkDatabase(
  db: Db,
  { config, now }: { config: Bounded; now: number },
): Promise<Broken[]> {
  return onSnapshot(db, (snapshot) => findBroken(snapshot, boundsOf(config, now)));
}

type Bounded = Pick<Config, "units" | "rateLimitFactor">;

export function boundsOf({ units, rateLimitFactor }: Bounded, now: number): Bounds {
  return {
    unitsPerPedido: units.perPedido,
    unitsPerPerson: units.heldPerPerson * rateLimitFactor,
    // docs/reglas.md 107
    longestHoldMs: 2 * deadAfterMs,
    // A day to spare: mails past their term are deleted.
    receiptsSince: now - days(terms.correo - 1),
    pedidoSteps: Object.entries(pedidoTransitions).flatMap(([from, steps]) =>
      steps.map((to) => `${from}>${to}`),
    ),
    paidEstados,
  };
}

/** One line, without personal data. */
export function describeBroken({ name, fault, of, total, ids }: Broken): string {
  const named = ids.join(", ");
  return `${name}: ${fault}. ${total}: ${of} ${named}${total > ids.length ? "…" : ""}`;
}
