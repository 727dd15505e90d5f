import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment, injectFault, listTransacciones } from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { minutes, seconds } from "#server/clock.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import {
  type Cell,
  cells,
  type FaultName,
  faults,
  type Operacion,
} from "./provider-cells.table.ts";

const test = shopTest({ paymentTimeoutMs: seconds(2) });

const operaciones = Object.keys(cells) as Operacion[];
const precio = 12_990;

describe.each(operaciones)("%s", (operacion) => {
  test.for(faults.map(({ name }) => name))("%s", async (name, { shop }) => {
    const cell: Cell = cells[operacion][name];
    const producto_id = await buildProducto(shop, { stock: 1, precio });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const inject = () => injectFault(shop, { operacion, ...faultNamed(name) });

    expect(await play[operacion](shop, { ana, inject })).toBe(cell.answer);
    await recover(shop);

    const [pedido] = await pedidosOf(shop, ana);
    expect(pedido?.estado).toBe(cell.ends);
    expect(await keptMoney(shop, pedido?.id ?? 0)).toBe(cell.ends === "pagado" ? precio : 0);
    expect(await stockOf(shop, producto_id)).toBe(cell.ends === "pagado" ? 0 : 1);
  });
});

type Answer = Cell["answer"];
type Play = (shop: TestShop, scene: { ana: Buyer; inject: () => Promise<void> }) => Promise<Answer>;

const play: Record<Operacion, Play> = {
  async create(shop, { ana, inject }) {
    await inject();
    const body = { direccion_id: ana.direccion_id };
    const first = await ana.api("startPago", { body });
    if (!first.ok) expect(first).toMatchObject({ status: 503 });
    const { token } = first.ok ? first.data : await startPayment(ana);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    return first.ok ? "paid" : "refused";
  },
  async commit(shop, { ana, inject }) {
    const { token } = await startPayment(ana);
    await inject();
    return answerOf(await finishPayment(shop, token, "aprobar"));
  },
  async status(shop, { ana, inject }) {
    const { token } = await startPayment(ana);
    await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
    await inject();
    return answerOf(await finishPayment(shop, token, "aprobar"));
  },
  async refund(shop, { ana, inject }) {
    const { token } = await startPayment(ana);
    await finishPayment(shop, token, "aprobar");
    const [pedido] = await pedidosOf(shop, ana);
    const owner = shop.client((await buildAdmin(shop)).token);
    await inject();
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
