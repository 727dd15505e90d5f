import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { minutes, seconds } from "#server/clock.ts";
import { inTransaction } from "#server/db/database.ts";
import { sweepImagenes } from "#server/modules/catalogo/index.ts";
import { eraseCuenta } from "#server/modules/cuenta/erase-cuenta.service.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { buildProducto } from "#tests/support/builders.ts";
import { type Buyer, buildBuyer, startPayment } from "#tests/support/buyer.ts";
import { readCorreos } from "#tests/support/correo.ts";
import { patience } from "#tests/support/patience.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import {
  actAtWebpay,
  countCalls,
  followRetorno,
  injectFault,
  listTransacciones,
} from "#tests/support/webpay.ts";
import { openProcesos } from "./processes.ts";
import { describeCarreras } from "./races.cases.ts";

const openTwo = (env: Record<string, string> = {}) =>
  async function open(): Promise<[Shop, Shop]> {
    const first = await createTestApp({ env });
    return [first, await createTestApp({ beside: first })];
  };
type Shop = Awaited<ReturnType<typeof createTestApp>>;

describeCarreras("two processes", openTwo());

describe("jobs of two processes", () => {
  const { shop, each, stock } = openProcesos(openTwo());

  /** All jobs of both at once, as often as a backlog takes. */
  async function runJobs(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      const jobs = each().flatMap(({ app }) => [
        reconcile(app.ctx),
        sweepReservas(app.ctx),
        app.outbox.runOnce(),
        sweepImagenes(app.ctx),
      ]);
      await Promise.all(jobs);
    }
  }

  async function buildPaid(count: number, producto_id: number) {
    const paid: { buyer: Buyer; token: string }[] = [];
    for (let place = 0; place < count; place++) {
      const buyer = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
      const { token } = await startPayment(buyer);
      await actAtWebpay(shop(), token, { accion: "aprobar" });
      paid.push({ buyer, token });
    }
    return paid;
  }

  it("settle lost returns with one commit and one mail each, and give money back once", async () => {
    const producto_id = await buildProducto(shop(), { stock: 30 });
    const kept = await buildPaid(12, producto_id);
    const returned = await buildPaid(4, producto_id);
    for (const { token } of returned)
      await injectFault(shop(), { falla: "otro_monto", operacion: "commit", token });
    for (let round = 0; round < 3; round++) {
      shop().clock.advance(minutes(2) + seconds(1));
      await runJobs();
    }
    for (const { token } of [...kept, ...returned])
      expect(await countCalls(shop(), "commit", token)).toBe(1);
    for (const { token } of returned) expect(await countCalls(shop(), "refund", token)).toBe(1);
    const all = await listTransacciones(shop());
    expect(all.filter(({ status }) => status === "AUTHORIZED")).toHaveLength(12);
    expect(all.filter(({ status }) => status === "REVERSED")).toHaveLength(4);
    for (const { buyer } of [...kept, ...returned])
      expect(await readCorreos(shop(), buyer.email)).toHaveLength(1);
    expect(await stock(producto_id)).toBe(18);
  });

  it("leave to another what it took while the provider was slow", async () => {
    const [first, second] = each();
    const producto_id = await buildProducto(shop());
    const [slow] = await buildPaid(1, producto_id);
    shop().clock.advance(seconds(1));
    const [waiting] = await buildPaid(1, producto_id);
    shop().clock.advance(minutes(3));
    await injectFault(shop(), {
      falla: "lento",
      operacion: "status",
      token: slow?.token ?? "",
      ms: 1500,
    });
    const asking = reconcile(first.app.ctx);
    await vi.waitFor(
      async () => expect(await countCalls(shop(), "status", slow?.token)).toBe(1),
      patience,
    );
    // The first one's lease is over before it comes to the second attempt.
    shop().clock.advance(seconds(61));
    await reconcile(second?.app.ctx ?? first.app.ctx);
    await asking;
    expect(await countCalls(shop(), "status", waiting?.token)).toBe(1);
    expect(await countCalls(shop(), "commit", waiting?.token)).toBe(1);
    expect(await countCalls(shop(), "commit", slow?.token)).toBe(1);
  });
});

describe("two processes and one account", () => {
  const { shop, at } = openProcesos(openTwo({ RATE_LIMIT_FACTOR: "1" }));

  it("count wrong passwords together", async () => {
    const body = { email: "nadie@tienda.test", password: "no-es-esta" };
    for (let place = 0; place < 5; place++)
      expect(await at(place).client()("login", { body })).toMatchObject({ status: 401 });
    for (const place of [0, 1])
      expect(await at(place).client()("login", { body })).toMatchObject({ status: 429 });
  });

  it("count starts of payments together", async () => {
    const producto_id = await buildProducto(shop(), { stock: 50 });
    const ana = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
    const statuses: number[] = [];
    for (let place = 0; place < 7; place++) {
      const api = at(place).client(ana.token);
      await api("setCarritoLinea", { body: { producto_id, cantidad: place + 1 } });
      const { direccion_id } = ana;
      statuses.push((await api("startPago", { body: { direccion_id } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe("an account that is erased in one process while its late return arrives at the other", () => {
  const { shop, at, there } = openProcesos(openTwo());

  it("is not charged", async () => {
    const producto_id = await buildProducto(shop());
    const ana = await buildBuyer(shop(), [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const timedOut = await timeoutOf(token);
    await followRetorno(there(timedOut, 0));
    const back = there(await actAtWebpay(shop(), token, { accion: "aprobar" }), 1);
    const { db } = at(0).database;
    const session = {
      usuario_id: ana.id,
      nombre: "Camila Soto",
      email: ana.email,
      rol: "cliente",
      sesion_version: 1,
      iniciada_en: shop().clock.now(),
    } as const;
    const page = await inTransaction(db, async (tx) => {
      await eraseCuenta(tx, { session, now: shop().clock.now() });
      const returning = followRetorno(back);
      await vi.waitFor(async () => {
        const isCharged = (await countCalls(shop(), "commit", token)) > 0;
        expect(isCharged || (await isWaitedFor())).toBe(true);
      }, patience);
      return { returning };
    });
    expect((await page.returning).searchParams.get("status")).toBe("cancelled");
    expect(await countCalls(shop(), "commit", token)).toBe(0);
  });

  /** Whether a statement waits for a lock that another transaction holds. */
  async function isWaitedFor(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(at(0).database.db);
    return rows.length > 0;
  }

  async function timeoutOf(token: string) {
    const found = await at(0)
      .database.db.selectFrom("pago_intentos")
      .select(["session_id", "buy_order"])
      .where("token", "=", token)
      .executeTakeFirstOrThrow();
    const campos = { TBK_ID_SESION: found.session_id, TBK_ORDEN_COMPRA: found.buy_order };
    const url = `${shop().url}/api/endpoints/pago_retorno.php`;
    return { metodo: "GET" as const, url, campos };
  }
});
