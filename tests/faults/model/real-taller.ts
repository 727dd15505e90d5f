import { inTransaction } from "#server/db/database.ts";
import { stepTrabajos } from "#server/modules/taller/step-trabajos.service.ts";
import type { BoardStep } from "./model-taller.ts";
import { readPedidoIds } from "./observe.ts";
import { readTrabajoIds } from "./observe-taller.ts";
import { answerOf } from "./real.ts";
import type { Real } from "./world.ts";

export async function stepTrabajo(real: Real, step: BoardStep): Promise<number> {
  const { ctx, actor, clock } = real;
  const id = (await readTrabajoIds(real, await readPedidoIds(real)))[step.trabajo] ?? 0;
  const { desde, estado } = step;
  const why = estado === "fallido" ? { motivo: "se_despego" as const } : {};
  const act = { ids: [id], desde, estado, ...why, actor, now: clock.now() };
  return answerOf(() => inTransaction(ctx.db, (tx) => stepTrabajos(tx, act)));
}
