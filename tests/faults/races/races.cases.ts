import { describe, expect, it } from "vitest";
import { buildProducto } from "#rig/builders/builders.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { actAtWebpay, countCalls, followRetorno, listTransacciones } from "#rig/standins/webpay.ts";
import { minutes } from "#server/clock.ts";
import { sweepReservas } from "#server/modules/pagos/index.ts";
import {
  type Buyer,
  buildBuyer,
  carritoOf,
  pedidoAt,
  startPayment,
} from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import { openProcesos, type Procesos } from "./processes.ts";

/** So often somebody asks a shop that is too busy before the machine is to blame. */
const maxTries = 20;
/** What 200 buyers may take where other programs want the processors, too. */
const crowdMs = 120_000;
/** One round of a race proves little; a hundred are run by hand. */
const rounds = Array.from(
  { length: Number(process.env.RACE_ROUNDS ?? 1) },
  (_, place) => place + 1,
);

/** The races for stock and money, with requests and returns spread over every process that `open` starts. */
export function describeCarreras(name: string, open: Parameters<typeof openProcesos>[0]): void {
  describe(name, () => {
    const procesos = openProcesos(open);
    describe("buyers who want the same units at once", () => describeBuyers(procesos));
    describe("one shopper, many requests", () => describeShopper(procesos));
  });
}

function describeBuyers(procesos: Procesos): void {
  const { shop, each, at, there, pay, stock } = procesos;
  const races = [
    { buyers: 200, units: 1 },
    { buyers: 40, units: 7 },
  ];
  const cases = rounds.flatMap((round) => races.map((race) => ({ ...race, round })));
  const name = "$buyers for $units, round $round: as many are sold and charged as there are";
  it.each(cases)(name, { timeout: crowdMs }, async ({ buyers, units }) => {
    const producto_id = await buildProducto(shop(), { stock: units });
    const people: Buyer[] = [];
    for (let place = 0; place < buyers; place++) {
      people.push(await buildBuyer(at(place), [{ producto_id, cantidad: 1 }]));
    }
    const before = await countTransacciones(shop());
    const outcomes = await Promise.all(people.map(buyOver(procesos)));
    expect(tally(outcomes)).toEqual({ success: units, 409: buyers - units });
    expect(await chargesSince(shop(), before)).toBe(units);
    expect(await stock(producto_id)).toBe(0);
  });

  it("two productos, wanted in both orders, never lock each other out", async () => {
    const a = await buildProducto(shop(), { stock: 10 });
    const b = await buildProducto(shop(), { stock: 10 });
    const people = await times(30, (place) => {
      const ids = Math.floor(place / 2) % 2 === 0 ? [a, b] : [b, a];
      return buildBuyer(
        at(place),
        ids.map((producto_id) => ({ producto_id, cantidad: 1 })),
      );
    });
    const outcomes = await Promise.all(people.map(buyOver(procesos)));
    expect(tally(outcomes)).toEqual({ success: 10, 409: 20 });
    expect([await stock(a), await stock(b)]).toEqual([0, 0]);
  });

  it("the last unit, held by one whose time ran out and then by another, is charged once", async () => {
    const producto_id = await buildProducto(shop(), { stock: 1 });
    const slow = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(slow);
    const late = await actAtWebpay(shop(), first.token, { accion: "aprobar" });
    shop().clock.advance(minutes(17));
    await Promise.all(each().map(({ app }) => sweepReservas(app.ctx)));
    const quick = await buildBuyer(at(1), [{ producto_id, cantidad: 1 }]);
    const before = await countTransacciones(shop());
    const second = await startPayment(quick);
    const [other, own] = await Promise.all([followRetorno(there(late, 1)), pay(second.token, 1)]);
    const statuses = [other, own].map((page) => page.searchParams.get("status")).sort();
    expect(statuses).toEqual(["cancelled", "success"]);
    const charges = await chargesSince(shop(), before);
    expect(charges + (await countCalls(shop(), "commit", first.token))).toBe(1);
    expect(await stock(producto_id)).toBe(0);
  });
}

function describeShopper({ shop, each, at, pay, stock }: Procesos): void {
  it("50 starts at once make one payment and get the same answer", async () => {
    const producto_id = await buildProducto(shop());
    const ana = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
    const creates = await countCalls(shop(), "create");
    const answers = await times(50, (place) => start({ ...ana, api: at(place).client(ana.token) }));
    const tokens = answers.map((answer) => (answer.ok ? answer.data.token : answer.error));
    expect(new Set(tokens).size).toBe(1);
    expect((await countCalls(shop(), "create")) - creates).toBe(1);
    const pedidos = await ana.api("listPedidos");
    expect(pedidos.ok && pedidos.data).toHaveLength(1);
    expect(await stock(producto_id)).toBe(4);
  });

  it("50 returns at once, with and without cookies, take the money once and send one mail", async () => {
    const producto_id = await buildProducto(shop());
    const ana = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const { url, campos } = await actAtWebpay(shop(), token, { accion: "aprobar" });
    const path = `${new URL(url).pathname}?${new URLSearchParams(campos)}`;
    const pages = await times(50, async (place) => {
      const headers: Record<string, string> = place % 4 < 2 ? {} : { cookie: "XSRF-TOKEN=x" };
      const response = await fetch(`${at(place).url}${path}`, { redirect: "manual", headers });
      expect(response.status).toBe(303);
      return new URL(response.headers.get("location") ?? "").search;
    });
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain("status=success");
    expect(await countCalls(shop(), "commit", token)).toBe(1);
    await Promise.all(each().map(({ app }) => app.outbox.runOnce()));
    expect(await waitForCorreos(shop(), ana.email)).toHaveLength(1);
  });

  it("two tabs pay one carrito: the first payment is given up uncharged", async () => {
    const producto_id = await buildProducto(shop(), { stock: 2 });
    const ana = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
    const first = await startPayment(ana);
    shop().clock.advance(minutes(1));
    const second = await startPayment({ ...ana, api: at(1).client(ana.token) });
    const before = await countTransacciones(shop());
    const [left, right] = await Promise.all([pay(first.token, 0), pay(second.token, 1)]);
    expect(right.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, left)).estado).toBe("pagado");
    expect(await countCalls(shop(), "commit", first.token)).toBe(0);
    expect(before).toBe(await countTransacciones(shop()));
    expect(await stock(producto_id)).toBe(1);
  });

  it("a carrito edited while its payment commits keeps what was not bought", async () => {
    const bought = await buildProducto(shop(), { stock: 5 });
    const added = await buildProducto(shop(), { stock: 5 });
    const ana = await buildBuyer(shop(), [{ producto_id: bought, cantidad: 2 }]);
    const { token } = await startPayment(ana);
    const [page] = await Promise.all([
      pay(token, 0),
      ana.api("setCarritoLinea", { body: { producto_id: added, cantidad: 1 } }),
    ]);
    expect(page.searchParams.get("status")).toBe("success");
    const carrito = await carritoOf(await renewBuyer(shop(), ana));
    expect(carrito?.map(({ producto_id }) => producto_id)).toEqual([added]);
    expect((await pedidoAt(ana, page)).detalles).toMatchObject([
      { producto_id: bought, cantidad: 2 },
    ]);
  });
}

const times = <T>(count: number, make: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));

const start = ({ api, direccion_id }: Pick<Buyer, "api" | "direccion_id">) =>
  api("startPago", { body: { direccion_id } });

/** Asks again while the shop says that it is too busy, as its sentence bids; that must change nothing. */
async function startInCrowd(buyer: Buyer) {
  for (let tries = 1; ; tries++) {
    const started = await start(buyer);
    if (started.ok || started.status !== 503 || tries === maxTries) return started;
  }
}

/** Starts and pays if it may: what the result page says, or why no payment began. */
const buyOver =
  ({ pay }: Procesos) =>
  async (buyer: Buyer, place: number): Promise<string> => {
    const started = await startInCrowd(buyer);
    if (!started.ok) return String(started.status);
    const page = await pay(started.data.token, place);
    return page.searchParams.get("status") ?? "no status";
  };

/** How often each outcome came. */
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
