import { describe, expect, vi } from "vitest";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import {
  countCalls,
  followRetorno,
  listTransacciones,
  type Retorno,
} from "#rig/standins/webpay.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import type { AppContext } from "#server/context.ts";
import { endDoubt } from "#server/modules/pagos/confirm/end-doubt.service.ts";
import { askNow, reconcile } from "#server/modules/pagos/index.ts";
import {
  buildDoubt,
  buildUncharged,
  type Doubt,
  stopAsking,
} from "#tests/support/buying/doubts.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { estadoOf } from "#tests/support/buying/pedidos.ts";
import { expectWaiting } from "#tests/support/faults/hold-while.ts";
import { patience } from "#tests/support/vitest/patience.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

type Word = "cobrado" | "no_cobrado";

const silence = async () => ({ ok: false, kind: "unknown", reason: "silence" }) as const;
const without = (ctx: AppContext): AppContext => ({
  ...ctx,
  payment: { ...ctx.payment, status: silence },
});

/** 200, or the status of the refusal. */
function end(
  ctx: AppContext,
  { pedido_id, intento_id }: Doubt,
  como: Word,
  record: () => Promise<void> = async () => undefined,
): Promise<number> {
  const ending = { pedido_id, intento_id, como, nota: "prueba", autor: "Rosa Fuentes", record };
  return endDoubt(ctx, ending).then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
}

async function expectAgreement(shop: TestShop, { token, pedido_id, buy_order }: Doubt) {
  const known = (await listTransacciones(shop)).find((row) => row.token === token);
  const kept = (known?.captured_amount ?? 0) - (known?.refunded_amount ?? 0);
  const estado = await estadoOf(shop, pedido_id);
  expect([buy_order, estado === "pagado"]).toEqual([buy_order, kept > 0]);
  const { database, config, clock } = shop;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
}

async function notasOf({ database }: TestShop, { pedido_id }: Doubt): Promise<number> {
  const { db } = database;
  const rows = await db
    .selectFrom("pedido_notas")
    .select("id")
    .where("pedido_id", "=", pedido_id)
    .execute();
  return rows.length;
}

const buildStopped = async (shop: TestShop): Promise<Doubt> => {
  const doubt = await buildDoubt(shop);
  await stopAsking(shop, doubt);
  return doubt;
};

describe("a stopped doubt", () => {
  test("is ended once by eight people at once, who say the same or not", async ({ processes }) => {
    const { here, inTurn } = processes;
    const doubt = await buildStopped(here);
    const words = Array.from({ length: 8 }, (_, index) => {
      const { ctx } = inTurn(index).app;
      return end(without(ctx), doubt, index % 2 === 0 ? "cobrado" : "no_cobrado");
    });
    const statuses = await Promise.all(words);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
    expect(await notasOf(here, doubt)).toBe(1);
  });

  test("is refused to whoever waited for the other's transaction", async ({ processes }) => {
    const { here, other } = processes;
    const doubt = await buildStopped(here);
    let second: Promise<number> | undefined;
    const first = await end(without(here.app.ctx), doubt, "cobrado", async () => {
      second = end(without(other.app.ctx), doubt, "no_cobrado");
      const { db, engine } = here.database;
      if (engine.name === "postgres") await vi.waitFor(() => expectWaiting(db), patience);
    });
    expect([first, await second]).toEqual([200, 409]);
    expect(await notasOf(here, doubt)).toBe(1);
    await expectAgreement(here, doubt);
  });

  test("is not ended while the shop asks again, and Webpay's word stays", async ({ processes }) => {
    const { here, other } = processes;
    const doubt = await buildStopped(here);
    const { ctx } = here.app;
    let meanwhile = 0;
    const status: AppContext["payment"]["status"] = async (token) => {
      const answer = await ctx.payment.status(token);
      meanwhile = await end(without(other.app.ctx), doubt, "no_cobrado");
      return answer;
    };
    await askNow({ ...ctx, payment: { ...ctx.payment, status } }, doubt.intento_id);
    expect(meanwhile).toBe(409);
    expect(await estadoOf(here, doubt.pedido_id)).toBe("pagado");
    expect(await notasOf(here, doubt)).toBe(0);
    await expectAgreement(here, doubt);
  });

  test("that the shop settles while the person's question is lost keeps Webpay's word", async ({
    processes,
  }) => {
    const { here, other } = processes;
    const doubt = await buildStopped(here);
    const { ctx } = other.app;
    const status = async () => {
      await askNow(here.app.ctx, doubt.intento_id);
      return silence();
    };
    const asking = { ...ctx, payment: { ...ctx.payment, status } };
    expect(await end(asking, doubt, "no_cobrado")).toBe(409);
    expect(await notasOf(here, doubt)).toBe(0);
    await expectAgreement(here, doubt);
  });
});

/** The buyer's browser makes the same return again. */
async function buildLate(shop: TestShop): Promise<{ doubt: Doubt; retorno: Retorno }> {
  const doubt = await buildUncharged(shop);
  const url = `${shop.url}/api/endpoints/pago_retorno.php`;
  return { doubt, retorno: { metodo: "GET", url, campos: { token_ws: doubt.token } } };
}

describe("a late return", () => {
  test("after a person has called it unpaid is charged once, and the pedido paid", async ({
    processes: { here },
  }) => {
    const { doubt, retorno } = await buildLate(here);
    const known = await countCalls(here, "commit", doubt.token);
    expect((await followRetorno(retorno)).searchParams.get("status")).toBe("verificando");
    expect(await countCalls(here, "commit", doubt.token)).toBe(known);
    expect(await end(here.app.ctx, doubt, "no_cobrado")).toBe(200);
    expect((await followRetorno(retorno)).searchParams.get("status")).toBe("success");
    expect(await countCalls(here, "commit", doubt.token)).toBe(known + 1);
    await expectAgreement(here, doubt);
  });

  test("at the same instant leaves shop and Webpay in agreement", async ({ processes }) => {
    const { here, other } = processes;
    const late: Awaited<ReturnType<typeof buildLate>>[] = [];
    for (let index = 0; index < 4; index++) late.push(await buildLate(here));
    await Promise.all(
      late.flatMap(({ doubt, retorno }) => [
        end(here.app.ctx, doubt, "no_cobrado"),
        other.retorno(retorno),
        other.retorno(retorno),
        reconcile(other.app.ctx),
      ]),
    );
    for (const { doubt } of late) {
      await expectAgreement(here, doubt);
      expect(["autorizado", "expirado"]).toContain((await readIntento(here, doubt.token)).estado);
    }
  });
});
