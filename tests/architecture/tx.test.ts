import { expect, expectTypeOf, it } from "vitest";
import type { Db, Tx } from "#server/db/database.ts";
import { lockPedido, movePedido, selectPedido } from "#server/modules/pedidos/index.ts";

// Checked by tsc, not by running: a line below `@ts-expect-error` that compiles fails the type check.

it("a plain connection does not compile where a transaction is wanted", () => {
  const compiled = async (db: Db, tx: Tx) => {
    // @ts-expect-error -- outside a transaction the lock is released at once
    await lockPedido(db, 1);
    // @ts-expect-error -- a move and its line in the history belong together
    await movePedido(db, { id: 1, to: "pagado", motivo: "", now: 0 });
    await lockPedido(tx, 1);
    await selectPedido(db, 1);
    await selectPedido(tx, 1);
  };
  expect(compiled).toBeTypeOf("function");
  expectTypeOf<Db>().not.toExtend<Tx>();
});

it("a transaction will do where a connection is wanted", () => {
  expectTypeOf<Tx>().toExtend<Db>();
});
