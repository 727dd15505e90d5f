import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { sellReservas, sweepCupos } from "#server/modules/catalogo/index.ts";
import { startAsGuest, tryStartAsGuest } from "#tests/support/buying/guest.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

const porSemana = 6;
const supply = { suministro: "encargo", plazo_dias: 5, por_semana: porSemana } as const;

test("a week takes no more of an encargo than it may, however often its units are counted", async ({
  processes: { here, all, inTurn, stockOf },
}) => {
  const id = await buildProducto(here, { ...supply, stock: porSemana });
  let isOver = false;
  const counting = all.map(async (shop) => {
    while (!isOver) await sweepCupos(shop.app.ctx);
  });
  const lineas = [{ producto_id: id, cantidad: 1 }];
  const people = Array.from({ length: 20 }, (_, index) => inTurn(index));
  const pages = await Promise.all(
    people.map(async (shop) => {
      const started = await tryStartAsGuest(shop, { lineas });
      return started.ok ? shop.pay(started.data.token) : null;
    }),
  );
  isOver = true;
  await Promise.all(counting);
  const paid = pages.filter((page) => page?.searchParams.get("status") === "success").length;
  await sweepCupos(here.app.ctx);
  expect(await stockOf(id)).toBe(porSemana - paid);
  expect(paid).toBeGreaterThan(0);
  for (let left = porSemana - paid; left > 0; left -= 1) await startAsGuest(here, { lineas });
  expect(await tryStartAsGuest(here, { lineas })).toMatchObject({ status: 409 });
});

test("the units of a week are counted with a sale that has not committed yet", async ({
  processes: { here, stockOf },
}) => {
  // Fewer than the week takes, so that they are counted.
  const id = await buildProducto(here, { ...supply, stock: 4 });
  const { token } = await startAsGuest(here, { lineas: [{ producto_id: id, cantidad: 1 }] });
  const { id: intentoId } = await readIntento(here, token);
  const now = here.clock.now();
  await holdWhile(
    here,
    (tx) => sellReservas(tx, { intentoId, now }),
    () => sweepCupos(here.app.ctx),
  );
  expect(await stockOf(id)).toBe(porSemana - 1);
});
