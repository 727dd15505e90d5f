import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { type Buyer, buildBuyer, pedidoAt } from "#tests/support/buying/buyer.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

/** Retries of a busy refusal (503). */
const maxTries = 20;

async function startInCrowd({ api, direccion_id }: Buyer, sin_retracto: number[] | undefined) {
  const body = { direccion_id, ...(sin_retracto && { sin_retracto }) };
  for (let tries = 1; ; tries += 1) {
    const answer = await api("startPago", { body });
    if (answer.ok || answer.status !== 503 || tries === maxTries) return answer;
  }
}

/** Marks and unmarks it again and again until `isOver`; answers how often. */
async function keepMarking(shop: TestShop, id: number, isOver: () => boolean): Promise<number> {
  const owner = shop.client((await buildAdmin(shop)).token);
  let times = 0;
  while (!isOver() || times === 0) {
    const body = { a_medida: times % 2 === 0 };
    const answer = await owner("patchProducto", { query: { id }, body });
    if (answer.ok) times += 1;
    else expect(answer.status).toBe(503);
  }
  return times;
}

describe("the owner marks a producto as made to measure while 30 people buy it", () => {
  test("each line has what its buyer was shown, or nothing was charged", async ({ processes }) => {
    const { here, inTurn } = processes;
    const id = await buildProducto(here, { stock: 100 });
    const people: Buyer[] = [];
    for (let index = 0; index < 30; index++)
      people.push(await buildBuyer(inTurn(index), [{ producto_id: id, cantidad: 1 }]));
    let isOver = false;
    const marking = keepMarking(here, id, () => isOver);
    await Promise.all(
      people.map(async (buyer, index) => {
        const shown = [[id], [], undefined][index % 3];
        const started = await startInCrowd(buyer, shown);
        if (!started.ok) {
          expect(started).toMatchObject({ status: 409, error: /a tu medida/ });
          expect(shown).toBeDefined();
          expect(await buyer.api("listPedidos")).toMatchObject({ data: [] });
          return;
        }
        const page = await inTurn(index + 1).pay(started.data.token);
        const { estado, detalles } = await pedidoAt(buyer, page);
        expect(estado).toBe("pagado");
        const isTold = shown?.length === 1;
        expect(detalles).toMatchObject([{ sin_retracto: isTold }]);
        if (shown) expect(detalles).toMatchObject([{ a_medida: isTold }]);
      }),
    );
    isOver = true;
    expect(await marking).toBeGreaterThan(0);
    const { config, clock, database } = here;
    expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
  });
});
