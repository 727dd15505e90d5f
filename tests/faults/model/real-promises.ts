import { expect } from "vitest";
import { chileDate } from "#server/time/chile-time.ts";
import type { Model } from "./model.ts";
import { firstPossible } from "./model-promises.ts";
import { readPedidoIds } from "./observe.ts";
import type { Promised, Real } from "./world.ts";

/**
 * A promise stands until its pedido is paid again, whatever happens in the workshop. A new promise is never
 * earlier than the work that is ahead of it.
 */
export async function expectPromises(model: Model, real: Real): Promise<void> {
  for (const [pedido, row] of (await readPromises(real)).entries()) {
    const { id, creado_en, ...promise } = row;
    const known = real.promises.get(id);
    real.promises.set(id, row);
    if (known?.creado_en === creado_en) {
      expect(row).toEqual(known);
      continue;
    }
    const first = firstPossible(model, { pedido, fecha: chileDate(creado_en) });
    if (first === null) continue;
    expect(promise.despacho_listo ?? "no promise").not.toBe("no promise");
    expect((promise.despacho_listo ?? "") >= first).toBe(true);
  }
}

/** With the moment of the newest intento. */
async function readPromises(real: Real): Promise<Promised[]> {
  const ids = await readPedidoIds(real);
  if (ids.length === 0) return [];
  return real.ctx.db
    .selectFrom("pedidos")
    .innerJoin("pago_intentos as i", "i.pedido_id", "pedidos.id")
    .select(["pedidos.id", "despacho_desde", "despacho_hasta", "despacho_listo"])
    .select((eb) => eb.fn.max<number>("i.creado_en").as("creado_en"))
    .where("pedidos.id", "in", ids)
    .groupBy(["pedidos.id", "despacho_desde", "despacho_hasta", "despacho_listo"])
    .orderBy("pedidos.id")
    .execute();
}
