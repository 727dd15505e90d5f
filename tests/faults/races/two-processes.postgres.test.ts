import { sql } from "kysely";
import { describe, expect, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { actAtWebpay, countCalls, injectFault, listTransacciones } from "#rig/standins/webpay.ts";
import { inTransaction } from "#server/db/database.ts";
import { sweepImagenes } from "#server/modules/catalogo/index.ts";
import { eraseCuenta } from "#server/modules/cuenta/erase-cuenta.service.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { sessionOf } from "#tests/support/calls/session-of.ts";
import { holdAnswer } from "#tests/support/faults/hold-answer.ts";
import { patience } from "#tests/support/vitest/patience.ts";
import { type Processes, processesTest } from "./processes.ts";
import { describeRaces } from "./races.cases.ts";

const openTwo = (env: Record<string, string> = {}) =>
  async function open(): Promise<[TestShop, TestShop]> {
    const first = await openTestShop({ env });
    return [first, await openTestShop({ beside: first })];
  };

describeRaces("two processes", openTwo());

const jobsTest = processesTest(openTwo());
const limitsTest = processesTest(openTwo({ RATE_LIMIT_FACTOR: "1" }));
const eraseTest = processesTest(openTwo());

describe("jobs of two processes", () => {
  /** All jobs of both processes, four times: enough for these backlogs. */
  async function runJobs({ all }: Processes): Promise<void> {
    for (let round = 0; round < 4; round++) {
      const jobs = all.flatMap(({ app }) => [
        reconcile(app.ctx),
        sweepReservas(app.ctx),
        app.outbox.runOnce(),
        sweepImagenes(app.ctx),
      ]);
      await Promise.all(jobs);
    }
  }

  async function buildPaid(here: TestShop, count: number, producto_id: number) {
    const paid: { buyer: Buyer; token: string }[] = [];
    for (let index = 0; index < count; index++) {
      const buyer = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
      const { token } = await startPayment(buyer);
      await actAtWebpay(here, token, { accion: "aprobar" });
      paid.push({ buyer, token });
    }
    return paid;
  }

  jobsTest(
    "settle lost returns with one commit and one mail each, and give money back once",
    async ({ processes }) => {
      const { here } = processes;
      const producto_id = await buildProducto(here, { stock: 30 });
      const kept = await buildPaid(here, 12, producto_id);
      const returned = await buildPaid(here, 4, producto_id);
      for (const { token } of returned)
        await injectFault(here, { falla: "otro_monto", operacion: "commit", token });
      for (let round = 0; round < 3; round++) {
        here.clock.advance(minutes(2) + seconds(1));
        await runJobs(processes);
      }
      for (const { token } of [...kept, ...returned])
        expect(await countCalls(here, "commit", token)).toBe(1);
      for (const { token } of returned) expect(await countCalls(here, "refund", token)).toBe(1);
      const all = await listTransacciones(here);
      expect(all.filter(({ status }) => status === "AUTHORIZED")).toHaveLength(12);
      expect(all.filter(({ status }) => status === "REVERSED")).toHaveLength(4);
      for (const { buyer } of [...kept, ...returned])
        expect(await readCorreos(here, buyer.email)).toHaveLength(1);
      expect(await processes.stockOf(producto_id)).toBe(18);
    },
  );

  jobsTest(
    "leave to another what it took while the provider was slow",
    async ({ processes: { here, other } }) => {
      const producto_id = await buildProducto(here);
      const [slow] = await buildPaid(here, 1, producto_id);
      here.clock.advance(seconds(1));
      const [waiting] = await buildPaid(here, 1, producto_id);
      here.clock.advance(minutes(3));
      const held = holdAnswer(here, "status");
      const asking = reconcile(here.app.ctx);
      await held.isDone;
      expect(await countCalls(here, "status", slow?.token)).toBe(1);
      // The first lease ends before the job reaches the second intento.
      here.clock.advance(seconds(61));
      await reconcile(other.app.ctx);
      held.release();
      await asking;
      expect(await countCalls(here, "status", waiting?.token)).toBe(1);
      expect(await countCalls(here, "commit", waiting?.token)).toBe(1);
      expect(await countCalls(here, "commit", slow?.token)).toBe(1);
    },
  );
});

describe("two processes and one account", () => {
  limitsTest("count wrong passwords together", async ({ processes: { all, inTurn } }) => {
    const body = { email: "nadie@tienda.test", password: "no-es-esta" };
    for (let index = 0; index < 5; index++)
      expect(await inTurn(index).client()("login", { body })).toMatchObject({ status: 401 });
    for (const process of all)
      expect(await process.client()("login", { body })).toMatchObject({ status: 429 });
  });

  limitsTest("count starts of payments together", async ({ processes: { here, inTurn } }) => {
    const producto_id = await buildProducto(here, { stock: 50 });
    const ana = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      const api = inTurn(index).client(ana.token);
      await api("setCarritoLinea", { body: { producto_id, cantidad: index + 1 } });
      const { direccion_id } = ana;
      statuses.push((await api("startPago", { body: { direccion_id } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("an account that is erased in one process while its late return arrives at the other", () => {
  eraseTest("is not charged", async ({ processes: { here, other } }) => {
    const producto_id = await buildProducto(here);
    const ana = await buildBuyer(here, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await here.retorno(await timeoutOf(here, token));
    const back = await actAtWebpay(here, token, { accion: "aprobar" });
    const { db } = here.database;
    const session = await sessionOf(here, ana.id);
    const page = await inTransaction(db, async (tx) => {
      await eraseCuenta(tx, { session, now: here.clock.now() });
      const returning = other.retorno(back);
      await vi.waitFor(async () => {
        const isCharged = (await countCalls(here, "commit", token)) > 0;
        expect(isCharged || (await isWaitedFor(here))).toBe(true);
      }, patience);
      return { returning };
    });
    expect((await page.returning).searchParams.get("status")).toBe("cancelled");
    expect(await countCalls(here, "commit", token)).toBe(0);
  });

  async function isWaitedFor(here: TestShop): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(here.database.db);
    return rows.length > 0;
  }

  async function timeoutOf(here: TestShop, token: string) {
    const found = await here.database.db
      .selectFrom("pago_intentos")
      .select(["session_id", "buy_order"])
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
    const campos = { TBK_ID_SESION: found.session_id, TBK_ORDEN_COMPRA: found.buy_order };
    const url = `${here.url}/api/endpoints/pago_retorno.php`;
    return { metodo: "GET" as const, url, campos };
  }
});
