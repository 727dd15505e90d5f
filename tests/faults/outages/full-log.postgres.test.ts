import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { type PostgresServer, startPostgres } from "#rig/databases/postgres-server.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { countCalls, finishPayment } from "#rig/standins/webpay.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { holdAnswer } from "#tests/support/faults/hold-answer.ts";
import { patience } from "#tests/support/vitest/patience.ts";

let server: PostgresServer;
let shop: TestShop;
beforeAll(async () => {
  server = await startPostgres();
  shop = await openTestShop({ env: { DATABASE_URL: server.url } });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

/** No file may grow past the log's current page: PostgreSQL fails as on a full disk. The tables are smaller. */
async function fillLog(): Promise<void> {
  const { db } = shop.database;
  const { rows } = await sql<{ pid: number; at: number }>`
    select pid, (pg_walfile_name_offset(pg_current_wal_lsn())).file_offset as at
    from pg_stat_activity`.execute(db);
  const limit = Math.floor((rows[0]?.at ?? 0) / pageBytes) * pageBytes;
  expect(limit).toBeGreaterThan(tablesBytes);
  for (const pid of [server.pid, ...rows.map((row) => row.pid)]) {
    const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false });
    if (owner === undefined) continue;
    const { uid, gid } = owner;
    const args = [`--fsize=${limit}:`, `--pid=${pid}`];
    const { status, stderr } = spawnSync("prlimit", args, { uid, gid, cwd: "/" });
    expect([status, String(stderr)]).toEqual([0, ""]);
  }
}

const pageBytes = 8192;
const tablesBytes = 2 ** 21;

const isWell = async () => (await fetch(`${shop.url}/api/salud`)).status === 200;

it("a return while the log of PostgreSQL cannot grow loses neither pedido nor charge", async () => {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const commit = holdAnswer(shop, "commit");
  const returning = finishPayment(shop, token, "aprobar");
  await commit.isDone;
  await fillLog();
  commit.release();
  const page = await returning;
  expect(page.searchParams.get("status")).toBe("verificando");
  await vi.waitFor(async () => expect(await isWell()).toBe(false), patience);

  // Somebody makes room and starts it.
  await server.goDown();
  await server.comeUp();
  await vi.waitFor(async () => expect(await isWell()).toBe(true), patience);
  const { db } = shop.database;
  await db.updateTable("pago_intentos").set({ proxima_consulta_en: 1 }).execute();
  await reconcile(shop.app.ctx);
  expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  expect(await countCalls(shop, "commit", token)).toBe(1);
  await shop.app.refreshCatalogoVersion();
  expect(await stockOf(shop, producto_id)).toBe(0);
  const { config, clock } = shop;
  expect(await checkDatabase(db, { config, now: clock.now() })).toEqual([]);
});
