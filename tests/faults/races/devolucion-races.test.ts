import { describe, expect } from "vitest";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { countCalls } from "#rig/standins/webpay.ts";
import type { Actor } from "#server/audit/index.ts";
import { inTransaction } from "#server/db/database.ts";
import { decideDevolucion } from "#server/modules/devoluciones/answer-devolucion.service.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { answer, askDone, devolucionBody } from "#tests/support/buying/devoluciones.ts";
import { transaccionOf } from "#tests/support/buying/pedidos.ts";
import {
  type Bought,
  buyTwoLines,
  expectBooksToHold,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

/** Retries of a busy refusal (503). */
const maxTries = 50;

async function askAt(
  shop: TestShop,
  { ana, id }: Bought,
  wish: Parameters<typeof devolucionBody>[1],
) {
  const body = devolucionBody({ pedido_id: id }, wish);
  for (let tries = 1; ; tries++) {
    const asked = await shop.client(ana.token)("createDevolucion", { body });
    if (asked.ok || asked.status !== 503 || tries === maxTries) return asked;
  }
}

const devueltoOf = async (shop: TestShop, id: number) =>
  (
    await shop.database.db
      .selectFrom("pedidos")
      .select("devuelto")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).devuelto;

describe("one devolucion at two processes", () => {
  test("is asked for once under one clave, and never for more units than were bought", async ({
    processes: { here, inTurn },
  }) => {
    const bought = await buyTwoLines(here);
    const same = { lineas: [[bought.lineas.huemul, 1]], clave: "un-solo-deseo" } as const;
    const other = { lineas: [[bought.lineas.huemul, 1]] } as const;
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => askAt(inTurn(at), bought, at % 4 < 2 ? same : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const rows = await here.database.db
      .selectFrom("devoluciones")
      .select("id")
      .where("pedido_id", "=", bought.id)
      .execute();
    expect(rows).toHaveLength(2);
    await expectBooksToHold(here);
  });

  test("is accepted by one of eight, beside a refund of everything, an ask and a refusal", async ({
    processes: { here, inTurn },
  }) => {
    for (let round = 0; round < 4; round++) {
      const bought = await buyTwoLines(here);
      const { id, token, lineas } = bought;
      const devolucion = await askDone(bought, { lineas: [[lineas.huemul, 1]] });
      const results = await Promise.all([
        ...Array.from({ length: 6 }, (_, at) => answer(inTurn(at), devolucion)),
        answer(inTurn(6), devolucion, { decision: "rechazada", respuesta: "Está usada" }),
        refund(inTurn(round), id),
        askAt(inTurn(7), bought, { lineas: [[lineas.pudu, 1]] }),
      ]);
      const answered = results.slice(0, 7).filter(({ status }) => status === 200);
      expect(answered.length).toBeLessThanOrEqual(1);
      for (const { status } of results) expect([200, 409, 503]).toContain(status);
      await expectBooksToHold(here);
      const devuelto = await devueltoOf(here, id);
      expect(await transaccionOf(here, token)).toMatchObject({ refunded_amount: devuelto });
      expect([0, 9_990, 24_980]).toContain(devuelto);
    }
  });
});

describe("a process killed while it accepts", () => {
  const actor: Actor = { usuario_id: 1, nombre: "Rosa Fuentes", solicitud: "x" };
  const acceptance = (shop: TestShop, id: number) => ({
    ...({ id, decision: "aceptada", respuesta: "", reponer_stock: true } as const),
    ...{ actor, now: shop.clock.now() },
  });

  test("before the commit has decided nothing", async ({ processes: { here } }) => {
    const bought = await buyTwoLines(here);
    const id = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
    const killed = inTransaction(here.database.db, async (tx) => {
      await decideDevolucion(tx, acceptance(here, id));
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await countCalls(here, "refund", bought.token)).toBe(0);
    await expectBooksToHold(here);
    expect(await answer(here, id)).toMatchObject({ ok: true });
  });

  test("after the commit has its refund finished by the reconciler, once", async ({
    processes: { here },
  }) => {
    const bought = await buyTwoLines(here);
    const id = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
    await inTransaction(here.database.db, (tx) => decideDevolucion(tx, acceptance(here, id)));
    await expectBooksToHold(here);
    expect(await answer(here, id)).toMatchObject({ status: 409 });
    for (let round = 0; round < 2; round++) {
      here.clock.advance(minutes(3));
      await reconcile(here.app.ctx);
    }
    expect(await devueltoOf(here, bought.id)).toBe(9_990);
    expect(await countCalls(here, "refund", bought.token)).toBe(1);
    await expectBooksToHold(here);
  });
});
