import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import { inheritedEnv } from "#rig/process/inherited-env.ts";
import { startShopProcess } from "#rig/process/shop-process.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { networkTransport } from "#rig/shop/network-transport.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { waitFor } from "#rig/system/wait-for.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import type { Env } from "#server/config/settings.ts";
import { openDatabase } from "#server/db/database.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { makeEmptyPlace, makeFolder } from "#tests/support/copies/restored-shop.ts";
import { envOf } from "#tests/support/copies/shop-commands.ts";

const test = freshShopTest({ isLive: true });
/** Processes start slowly on a busy machine. */
const timeout = 360_000;
const buyers = 3;

async function runProgram(program: string, env: Env, folder: string) {
  const child = spawn(process.execPath, [`src/server/${program}.ts`, folder], {
    env: { ...inheritedEnv, ...env },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = (await once(child, "close")) as [number | null];
  const [output, faults] = await said;
  return { status, output, faults };
}

/** A process of the same shop; the test's own takes the returns. */
async function startBeside({ config, standins }: TestShop, env: Env) {
  return startShopProcess({
    ...standinsEnv(standins),
    ...env,
    PORT: String(await findFreePort()),
    SHOP_URL: config.shopUrl,
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "silent",
  });
}

/** Ids of the pedidos whose buyer was told that they are paid, oldest first. */
function startLoad(shop: TestShop) {
  const paid: number[] = [];
  let isOver = false;
  async function buy(): Promise<void> {
    while (!isOver) {
      const bought = await buyPedido(shop).catch(() => null);
      if (bought) paid.push(bought.id);
    }
  }
  const running = Promise.all(Array.from({ length: buyers }, buy));
  const end = async () => {
    isOver = true;
    await running;
  };
  return { paid, end };
}

async function readShop(env: Env) {
  const config = configOf(env);
  const { db, close } = await openDatabase(config);
  const pedidos = await db.selectFrom("pedidos").select(["id", "estado"]).execute();
  const productos = await db.selectFrom("productos").select(["id", "stock", "reservado"]).execute();
  const open = await db
    .selectFrom("reservas")
    .select(["producto_id", "cantidad"])
    .where("estado", "=", "abierta")
    .execute();
  const faults = await checkDatabase(db, { config, now: Date.now() });
  await close();
  return { pedidos, productos, open, faults };
}

test("a copy made under load, a kill -9, a restore: every pedido told as paid before it is there", {
  timeout,
}, async ({ shop }) => {
  const second = await startBeside(shop, envOf(shop.config));
  const api = (token?: string) => createClient(networkTransport(second.url, token), routes);
  const load = startLoad({ ...shop, client: api });
  await waitFor("some pedidos", async () => (load.paid.length >= 6 ? true : undefined), {
    timeoutMs: 120_000,
  });
  const before = [...load.paid];
  const folder = makeFolder();
  const copied = await runProgram("respaldo", envOf(shop.config), folder);
  expect(copied).toMatchObject({ status: 0, faults: "" });
  await second.kill();
  await load.end();

  const env = await makeEmptyPlace();
  const restored = await runProgram("restore", env, folder);
  expect(restored).toMatchObject({ status: 0, faults: "" });
  const { pedidos, productos, open, faults } = await readShop(env);
  const paid = new Set(pedidos.filter(({ estado }) => estado === "pagado").map(({ id }) => id));
  expect(before.filter((id) => !paid.has(id))).toEqual([]);
  expect(faults).toEqual([]);
  for (const { id, stock, reservado } of productos) {
    const held = open.filter(({ producto_id }) => producto_id === id);
    expect(reservado).toBe(held.reduce((sum, { cantidad }) => sum + cantidad, 0));
    expect(stock).toBeGreaterThanOrEqual(reservado);
  }
  // The shop opens on it.
  const again = await startBeside(shop, env);
  const list = await createClient(networkTransport(again.url), routes)("listProductos", {
    query: {},
  });
  expect(list.ok).toBe(true);
  await again.stop();
});
