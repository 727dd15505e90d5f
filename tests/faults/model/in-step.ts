import { expect } from "vitest";
import { listLlamadas } from "#rig/standins/webpay.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { itemAt, type Model, sweep } from "./model.ts";
import { ask } from "./model-after-start.ts";
import { endDoubt, truthOf } from "./model-doubt.ts";
import { sweepAvisos as sweepModelAvisos } from "./model-invitado.ts";
import { tiposOf } from "./model-peticiones.ts";
import { ageTransacciones, isBack } from "./model-provider.ts";
import { modelUnits } from "./model-units.ts";
import { expected, observe, readHolds, readIntentos } from "./observe.ts";
import { endDoubtAt, heal } from "./real.ts";
import type { Real } from "./world.ts";

/** After every command, and with the provider unless in doubt. */
export async function expectSame(model: Model, real: Real): Promise<void> {
  const seen = await observe(real);
  expect(seen).toEqual(expected(model));
  for (const [place, { estado, total, devuelto, charges }] of seen.pedidos.entries()) {
    const isInDoubt = seen.intentos.some(
      (it) => it.pedido === place && ["confirmando", "por_reembolsar"].includes(it.estado),
    );
    if (!isInDoubt) expect(charges).toEqual(estado === "pagado" ? [total - devuelto] : []);
  }
  for (const { stock, reservado } of seen.productos) expect(reservado).toBeLessThanOrEqual(stock);
  for (const { units, longestMs } of await readHolds(real)) {
    expect(units).toBeLessThanOrEqual(modelUnits.heldPerPerson);
    expect(longestMs).toBeLessThanOrEqual(minutes(32));
  }
}

export function pass(model: Model, real: Real, ms: number): void {
  real.clock.advance(ms);
  model.now = real.clock.now();
  ageTransacciones(model);
}

export async function sweepBoth(model: Model, real: Real): Promise<void> {
  await sweepReservas(real.ctx);
  sweep(model);
  await tellBoth(model, real);
}

export async function tellBoth(model: Model, real: Real): Promise<void> {
  await sweepAvisos(real.ctx);
  sweepModelAvisos(model);
}

/** Exactly the due intentos are asked. */
export async function reconcileBoth(model: Model, real: Real): Promise<void> {
  const now = real.clock.now();
  const rows = await readIntentos(real);
  const isAsked = isBack(model);
  const due = rows.filter(
    (row) => isAsked && (row.proxima_consulta_en ?? Number.POSITIVE_INFINITY) <= now,
  );
  const known = (await listLlamadas(real.shop)).length;
  await reconcile(real.ctx);
  const calls = (await listLlamadas(real.shop)).slice(known);
  // The probe carries no payment.
  const tokens = new Set(calls.map(({ token }) => token).filter((it) => !/^0+$/.test(it ?? "")));
  const asked = [...tokens];
  expect(asked.toSorted()).toEqual(due.map(({ token }) => token).toSorted());
  for (const token of asked) {
    ask(
      model,
      itemAt(
        model.intentos,
        rows.findIndex((row) => row.token === token),
      ),
    );
  }
}

const maxRounds = 12;

/** Checks the rules of `npm run tienda -- revisar`, in whatever state the run is. */
async function expectRulesHold({ ctx }: Real): Promise<void> {
  expect(await checkDatabase(ctx.db, { config: ctx.config, now: ctx.clock.now() })).toEqual([]);
}

async function endDoubts(model: Model, real: Real): Promise<void> {
  for (const [place, intento] of model.intentos.entries()) {
    if (!intento.isStopped) continue;
    const word = truthOf(intento);
    expect(await endDoubtAt(real, place, word)).toBe(endDoubt(model, intento, word));
  }
}

export async function settleEverything(model: Model, real: Real): Promise<void> {
  await expectRulesHold(real);
  await heal(real);
  model.provider.fallas = {};
  await endDoubts(model, real);
  for (let round = 0; round < maxRounds; round++) {
    const plans = (await readIntentos(real)).map((row) => row.proxima_consulta_en ?? 0);
    const next = Math.max(...plans, 0);
    if (next === 0) break;
    pass(model, real, Math.max(minutes(20), next - real.clock.now()));
    await sweepBoth(model, real);
    await reconcileBoth(model, real);
  }
  await tellBoth(model, real);
  await expectSame(model, real);
  await expectRulesHold(real);
  const seen = await observe(real);
  expect(seen.intentos.filter(({ isPlanned }) => isPlanned)).toEqual([]);
  expect(seen.productos.filter(({ reservado }) => reservado > 0)).toEqual([]);
  // Every aviso that is left is for a producto that cannot be bought, or of somebody whose data are blocked.
  const canBeBought = ({ stock, isActivo }: (typeof seen.productos)[number]) =>
    isActivo && stock > 0;
  expect(
    seen.avisos.filter(
      ({ producto, waiter }) =>
        canBeBought(itemAt(seen.productos, producto)) && tiposOf(model, waiter).size === 0,
    ),
  ).toEqual([]);
}
