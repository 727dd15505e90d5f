import { describe, expect } from "vitest";
import type { Valor } from "#contract/schemas/personalizacion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { actAtWebpay, countCalls, listTransacciones } from "#rig/standins/webpay.ts";
import { sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import {
  type Buyer,
  buildBuyer,
  carritoOf,
  pedidoAt,
  startPayment,
} from "#tests/support/buying/buyer.ts";
import { buildPlate } from "#tests/support/buying/plates.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import { buy, returnInCrowd, startInCrowd, statusOf } from "./crowd.ts";
import { processesTest } from "./processes.ts";

/** 200 buyers on a busy machine. */
const crowdMs = 240_000;
/** RACE_ROUNDS repeats the races: one round rarely hits a bad interleaving. */
const rounds = Array.from(
  { length: Number(process.env.RACE_ROUNDS ?? 1) },
  (_, index) => index + 1,
);

type RacesTest = ReturnType<typeof processesTest>;

/** Spread over every process that `open` starts. */
export function describeRaces(name: string, open: Parameters<typeof processesTest>[0]): void {
  const test = processesTest(open);
  describe(name, () => {
    describe("buyers who want the same units at once", () => describeBuyers(test));
    describe("one shopper, many requests", () => describeShopper(test));
  });
}

function describeBuyers(test: RacesTest): void {
  const races = [
    { rule: "sells the last unit once to 200 buyers with good cards", buyers: 200, units: 1 },
    { rule: "sells the last 7 units, once each, to 40 buyers", buyers: 40, units: 7 },
  ];
  for (const { rule, buyers, units } of races) {
    test.for(rounds)(`${rule}, round %i`, { timeout: crowdMs }, async (_round, { processes }) => {
      const { here, inTurn } = processes;
      const producto_id = await buildProducto(here, { stock: units });
      const people: Buyer[] = [];
      for (let index = 0; index < buyers; index++) {
        people.push(await buildBuyer(inTurn(index), [{ producto_id, cantidad: 1 }]));
      }
      const before = await countTransacciones(here);
      const outcomes = await Promise.all(
        people.map((buyer, index) => buy(processes, buyer, index)),
      );
      expect(tally(outcomes)).toEqual({ success: units, 409: buyers - units });
      expect(await chargesSince(here, before)).toBe(units);
      expect(await processes.stockOf(producto_id)).toBe(0);
    });
  }

  test.for(rounds)(
    "sells the last 7 plates to 40 buyers, each with its own name, round %i",
    { timeout: crowdMs },
    async (_round, { processes }) => {
      const { here, inTurn } = processes;
      const producto_id = await buildPlate(here, { stock: 7 });
      const people = await times(40, (index) =>
        buildBuyer(inTurn(index), [
          { producto_id, cantidad: 1, personalizacion: { nombre: `Ana ${index}` } },
        ]),
      );
      const outcomes = await Promise.all(
        people.map((buyer, index) => buy(processes, buyer, index)),
      );
      expect(tally(outcomes)).toEqual({ success: 7, 409: 33 });
      expect(await processes.stockOf(producto_id)).toBe(0);
      const happy = outcomes.flatMap((it, index) => (it === "success" ? [`Ana ${index}`] : []));
      expect((await paidTexts(here, producto_id)).toSorted()).toEqual(happy.toSorted());
    },
  );

  test("two productos, bought in both orders, cause no deadlock", async ({ processes }) => {
    const { here, inTurn, stockOf } = processes;
    const a = await buildProducto(here, { stock: 10 });
    const b = await buildProducto(here, { stock: 10 });
    const people = await times(30, (index) => {
      const ids = Math.floor(index / 2) % 2 === 0 ? [a, b] : [b, a];
      return buildBuyer(
        inTurn(index),
        ids.map((producto_id) => ({ producto_id, cantidad: 1 })),
      );
    });
    const outcomes = await Promise.all(people.map((buyer, index) => buy(processes, buyer, index)));
    expect(tally(outcomes)).toEqual({ success: 10, 409: 20 });
    expect([await stockOf(a), await stockOf(b)]).toEqual([0, 0]);
  });

  test("the last unit, held by an expired payment and then by another, is charged once", async ({
    processes: { here, other, all, stockOf },
  }) => {
    const producto_id = await buildProducto(here, { stock: 1 });
    const slow = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(slow);
    const late = await actAtWebpay(here, first.token, { accion: "aprobar" });
    here.clock.advance(minutes(17));
    await Promise.all(all.map(({ app }) => sweepReservas(app.ctx)));
    const quick = await buildBuyer(other, [{ producto_id, cantidad: 1 }]);
    const before = await countTransacciones(here);
    const second = await startPayment(quick);
    const pages = await Promise.all([other.retorno(late), here.pay(second.token)]);
    const statuses = pages.map((page) => page.searchParams.get("status")).sort();
    expect(statuses).toEqual(["cancelled", "success"]);
    const charges = await chargesSince(here, before);
    expect(charges + (await countCalls(here, "commit", first.token))).toBe(1);
    expect(await stockOf(producto_id)).toBe(0);
  });
}

function describeShopper(test: RacesTest): void {
  test("50 starts at once make one payment and get the same answer", async ({
    processes: { here, inTurn, stockOf },
  }) => {
    const producto_id = await buildProducto(here);
    const ana = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
    const creates = await countCalls(here, "create");
    // The pool refuses some starts with 503; a retry gets the same payment.
    const answers = await times(50, (index) =>
      startInCrowd({ ...ana, api: inTurn(index).client(ana.token) }),
    );
    const tokens = answers.map((answer) => (answer.ok ? answer.data.token : answer.error));
    expect(new Set(tokens).size).toBe(1);
    expect((await countCalls(here, "create")) - creates).toBe(1);
    const pedidos = await ana.api("listPedidos");
    expect(pedidos.ok && pedidos.data).toHaveLength(1);
    expect(await stockOf(producto_id)).toBe(4);
  });

  test("50 returns at once, with and without cookies, charge once and send one mail", async ({
    processes: { here, all, inTurn },
  }) => {
    const producto_id = await buildProducto(here);
    const ana = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const { url, campos } = await actAtWebpay(here, token, { accion: "aprobar" });
    const path = `${new URL(url).pathname}?${new URLSearchParams(campos)}`;
    const pages = await times(50, (index) =>
      returnInCrowd(async () => {
        const headers: Record<string, string> = index % 4 < 2 ? {} : { cookie: "XSRF-TOKEN=x" };
        const url = `${inTurn(index).url}${path}`;
        const response = await fetch(url, { redirect: "manual", headers });
        expect(response.status).toBe(303);
        return new URL(response.headers.get("location") ?? "");
      }),
    );
    expect(new Set(pages.map(({ search }) => search)).size).toBe(1);
    expect(statusOf(pages[0])).toBe("success");
    expect(await countCalls(here, "commit", token)).toBe(1);
    await Promise.all(all.map(({ app }) => app.outbox.runOnce()));
    expect(await waitForCorreos(here, ana.email)).toHaveLength(1);
  });

  test("two tabs pay one carrito: the first payment is cancelled uncharged", async ({
    processes: { here, other, stockOf },
  }) => {
    const producto_id = await buildProducto(here, { stock: 2 });
    const ana = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(ana);
    here.clock.advance(minutes(1));
    const second = await startPayment({ ...ana, api: other.client(ana.token) });
    const before = await countTransacciones(here);
    const [left, right] = await Promise.all([other.pay(first.token), here.pay(second.token)]);
    expect(right.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, left)).estado).toBe("pagado");
    expect(await countCalls(here, "commit", first.token)).toBe(0);
    expect(before).toBe(await countTransacciones(here));
    expect(await stockOf(producto_id)).toBe(1);
  });

  test("a carrito edited while its payment commits keeps what was not bought", async ({
    processes: { here, other },
  }) => {
    const bought = await buildProducto(here, { stock: 5 });
    const added = await buildProducto(here, { stock: 5 });
    const ana = await buildBuyer(here, [{ producto_id: bought, cantidad: 2 }]);
    const { token } = await startPayment(ana);
    const [page] = await Promise.all([
      other.pay(token),
      ana.api("setCarritoLinea", { body: { producto_id: added, cantidad: 1 } }),
    ]);
    expect(page.searchParams.get("status")).toBe("success");
    const carrito = await carritoOf(await renewBuyer(here, ana));
    expect(carrito?.map(({ producto_id }) => producto_id)).toEqual([added]);
    expect((await pedidoAt(ana, page)).detalles).toMatchObject([
      { producto_id: bought, cantidad: 2 },
    ]);
  });
}

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Texts on the units of the producto that were sold. */
async function paidTexts({ database }: TestShop, productoId: number): Promise<string[]> {
  const rows = await database.db
    .selectFrom("pedido_detalles")
    .innerJoin("pedidos", "pedidos.id", "pedido_detalles.pedido_id")
    .select("personalizacion")
    .where("producto_id", "=", productoId)
    .where("estado", "=", "pagado")
    .execute();
  return rows.flatMap(({ personalizacion }) =>
    (JSON.parse(personalizacion) as Valor[]).map(({ valor }) => valor),
  );
}

function tally(outcomes: string[]): Record<string, number> {
  const groups = Object.entries(Object.groupBy(outcomes, (outcome) => outcome));
  return Object.fromEntries(groups.map(([outcome, all = []]) => [outcome, all.length]));
}

async function chargesSince(shop: TestShop, before: number): Promise<number> {
  const all = await listTransacciones(shop);
  const charged = all.slice(0, all.length - before);
  return charged.filter((it) => it.captured_amount - it.refunded_amount > 0).length;
}

const countTransacciones = async (shop: TestShop) => (await listTransacciones(shop)).length;
