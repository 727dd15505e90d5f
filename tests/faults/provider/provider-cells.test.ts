import { describe, expect } from "vitest";
import { buildDespacho, includedZona } from "#rig/builders/despacho.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment, injectFault, listTransacciones } from "#rig/standins/webpay.ts";
import { freshShopTest, shopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import { casesOfEngine, describeSlow, firstOfEach } from "#tests/support/faults/each-kind.ts";
import {
  type Cell,
  cells,
  type FaultName,
  faults,
  type Operacion,
} from "./provider-cells.table.ts";

const test = shopTest();
/** Gives up on the fault «slow», and on nothing else. */
const slowTest = freshShopTest({ paymentTimeoutMs: seconds(5) });

const operaciones = Object.keys(cells) as Operacion[];
const precio = 12_990;
const brought = { modo: "domicilio", precio: 3_000 } as const;
const fetched = { modo: "retiro", precio: 0 } as const;
type Despacho = typeof brought | typeof fetched;

const tabla = {
  ajustes: { retiro: true, retiro_taller: "Taller 12, Valparaíso", retiro_horario: "10 a 18" },
  zonas: [{ ...includedZona, tramos: [{ hasta_gramos: 30_000, precio: brought.precio }] }],
};

const quickFaults = faults.map(({ name }) => name).filter((name) => name !== "slow");

describe.each(operaciones)("%s", (operacion) => {
  test.for(casesOfEngine(quickFaults, endingOf(operacion)))("%s", (name, { shop }) =>
    playCell(shop, { operacion, name, despacho: brought }),
  );
});

describeSlow("a provider that is slow", { concurrent: true }, () => {
  slowTest.for(operaciones)("to answer %s", (operacion, { shop }) =>
    playCell(shop, { operacion, name: "slow", despacho: brought }),
  );
});

// A fault ends the same for both ways; each ending is tried with this one, too.
describe.each(["create", "commit"] as const)("%s of a retiro", (operacion) => {
  const names = firstOfEach(quickFaults, endingOf(operacion));
  test.for(names)("%s", (name, { shop }) => playCell(shop, { operacion, name, despacho: fetched }));
});

function endingOf(operacion: Operacion) {
  return (name: FaultName) => Object.values(cells[operacion][name]).join();
}

type Played = { operacion: Operacion; name: FaultName; despacho: Despacho };

async function playCell(shop: TestShop, { operacion, name, despacho }: Played): Promise<void> {
  const cell: Cell = cells[operacion][name];
  await buildDespacho(shop, tabla);
  const producto_id = await buildProducto(shop, { stock: 1, precio });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const inject = () => injectFault(shop, { operacion, ...faultNamed(name) });

  expect(await play[operacion](shop, { ana, despacho, inject })).toBe(cell.answer);
  await recover(shop);

  const [pedido] = await pedidosOf(shop, ana);
  const total = precio + despacho.precio;
  expect(pedido).toMatchObject({ estado: cell.ends, total, despacho });
  expect(await keptMoney(shop, pedido?.id ?? 0)).toBe(cell.ends === "pagado" ? total : 0);
  expect(await stockOf(shop, producto_id)).toBe(cell.ends === "pagado" ? 0 : 1);
}

type Answer = Cell["answer"];
type Scene = { ana: Buyer; despacho: Despacho; inject: () => Promise<void> };
type Play = (shop: TestShop, scene: Scene) => Promise<Answer>;

function start({ ana: { api, direccion_id }, despacho }: Scene) {
  const { modo, precio: despacho_precio } = despacho;
  const place = modo === "retiro" ? {} : { direccion_id };
  return api("startPago", { body: { ...place, despacho: modo, despacho_precio } });
}

async function tokenOf(scene: Scene): Promise<string> {
  const started = await start(scene);
  if (!started.ok) throw new Error(`start failed: ${started.status} ${started.error}`);
  return started.data.token;
}

const play: Record<Operacion, Play> = {
  async create(shop, scene) {
    await scene.inject();
    const first = await start(scene);
    if (!first.ok) expect(first).toMatchObject({ status: 503 });
    const token = first.ok ? first.data.token : await tokenOf(scene);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    return first.ok ? "paid" : "refused";
  },
  async commit(shop, scene) {
    const token = await tokenOf(scene);
    await scene.inject();
    return answerOf(await finishPayment(shop, token, "aprobar"));
  },
  async status(shop, scene) {
    const token = await tokenOf(scene);
    await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
    await scene.inject();
    return answerOf(await finishPayment(shop, token, "aprobar"));
  },
  async refund(shop, scene) {
    await finishPayment(shop, await tokenOf(scene), "aprobar");
    const [pedido] = await pedidosOf(shop, scene.ana);
    const owner = shop.client((await buildAdmin(shop)).token);
    await scene.inject();
    const answer = await owner("createReembolso", {
      body: { pedido_id: pedido?.id ?? 0, motivo: "Llegó roto", reponer_stock: true },
    });
    if (!answer.ok) throw new Error(`the refund was refused: ${answer.status} ${answer.error}`);
    return answer.data.pedido.estado === "reembolsado" ? "given back" : "checking";
  },
};

function answerOf(page: URL): Answer {
  return page.searchParams.get("status") === "success" ? "paid" : "checking";
}

function faultNamed(name: FaultName) {
  const { falla, options = {} } = faults.find((fault) => fault.name === name) as {
    falla: string;
    options?: object;
  };
  return { falla, ...options };
}

async function recover(shop: TestShop): Promise<void> {
  await injectFault(shop, { falla: "ninguna" });
  for (let round = 0; round < 4; round++) {
    shop.clock.advance(minutes(2));
    await reconcile(shop.app.ctx);
  }
}

async function pedidosOf(shop: TestShop, ana: Buyer) {
  const answer = await (await renewBuyer(shop, ana)).api("listPedidos");
  if (!answer.ok) throw new Error(`no pedidos: ${answer.status}`);
  return answer.data;
}

async function keptMoney(shop: TestShop, pedidoId: number): Promise<number> {
  const all = await listTransacciones(shop);
  return all
    .filter(({ buy_order }) => buy_order.startsWith(`E${pedidoId}-`))
    .reduce((sum, it) => sum + it.captured_amount - it.refunded_amount, 0);
}
