import { describe, expect } from "vitest";
import { buildDespacho, despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { listTransacciones } from "#rig/standins/webpay.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { type Buyer, buildBuyer, pedidoAt } from "#tests/support/buying/buyer.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

const precio = 10_000;
const shown = 3_000;
const precios = [shown, 4_000, 5_000];
/** Retries of a busy refusal (503). */
const maxTries = 20;

const tablaOf = (despacho: number) =>
  despachoTabla({
    zonas: [{ ...includedZona, tramos: [{ hasta_gramos: 30_000, precio: despacho }] }],
  });

async function startInCrowd({ api, direccion_id }: Buyer, choice: object) {
  for (let tries = 1; ; tries += 1) {
    const answer = await api("startPago", { body: { direccion_id, ...choice } });
    if (answer.ok || answer.status !== 503 || tries === maxTries) return answer;
  }
}

/** Saves again and again until `isOver`; answers how often. */
async function keepSaving(shop: TestShop, isOver: () => boolean): Promise<number> {
  const owner = shop.client((await buildAdmin(shop)).token);
  let saved = 0;
  while (!isOver() || saved === 0) {
    const loaded = await owner("getDespachoTabla");
    if (!loaded.ok) continue;
    const { version } = loaded.data;
    const tabla = tablaOf(precios[version % precios.length] ?? shown);
    const answer = await owner("saveDespachoTabla", { body: { version, ...tabla } });
    if (!answer.ok) expect([409, 503]).toContain(answer.status);
    else saved += 1;
  }
  return saved;
}

describe("the owners save the table of despacho while 20 people start", () => {
  test("each pays what was shown or is told before, and the table of one moment", async ({
    processes,
  }) => {
    const { here, all, inTurn } = processes;
    await buildDespacho(here, tablaOf(shown));
    const id = await buildProducto(here, { stock: 100, precio });
    const people: Buyer[] = [];
    for (let index = 0; index < 20; index++)
      people.push(await buildBuyer(inTurn(index), [{ producto_id: id, cantidad: 1 }]));
    let isOver = false;
    const saving = all.map((shop) => keepSaving(shop, () => isOver));
    const paid = await Promise.all(
      people.map(async (buyer, index) => {
        const hasSeen = index % 2 === 0;
        const choice = hasSeen ? { despacho: "domicilio", despacho_precio: shown } : {};
        const started = await startInCrowd(buyer, choice);
        if (started.ok) {
          const page = await inTurn(index + 1).pay(started.data.token);
          return { hasSeen, pedido: await pedidoAt(buyer, page) };
        }
        expect(started).toMatchObject({ status: 409, error: /\$1[45]\.000/ });
        expect(precios.map((it) => precio + it)).toContain(started.total);
        expect(hasSeen).toBe(true);
        return null;
      }),
    );
    isOver = true;
    for (const saved of await Promise.all(saving)) expect(saved).toBeGreaterThan(0);

    const charges = await listTransacciones(here);
    for (const { hasSeen, pedido } of paid.filter((it) => it !== null)) {
      const { id: pedidoId, estado, total, despacho } = pedido;
      expect(estado).toBe("pagado");
      expect(hasSeen ? [shown] : precios).toContain(despacho.precio);
      expect(total).toBe(precio + despacho.precio);
      const money = charges.find(({ buy_order }) => buy_order.startsWith(`E${pedidoId}-`));
      expect(money?.captured_amount).toBe(total);
    }
    const { config, clock, database } = here;
    expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
  });
});
