import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { buyPlates, newestPedido } from "#tests/support/buying/plates.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

const nota = "Lo pidió por correo";
const names = ["Ana", "Luz", "Sol", "Pía"];

test("of corrections, a refund of a unit and a step at once each is whole, and no unit is lost", async ({
  processes,
}) => {
  const { here, inTurn } = processes;
  const { buyer, pedido, detalle } = await buyPlates(here, { cantidad: 3 });
  const { token } = await buildAdmin(here);
  const line = { detalle_id: detalle.id, cantidad: 3, unidades: 1 };
  const corrections = names.map((nombre, turn) =>
    inTurn(turn).client(token)("correctTexto", { body: { ...line, textos: { nombre }, nota } }),
  );
  const refund = inTurn(1).client(token)("createReembolso", {
    body: {
      ...{ pedido_id: pedido.id, motivo: "Una menos", reponer_stock: true, clave: "una-menos" },
      lineas: [{ detalle_id: detalle.id, cantidad: 1 }],
    },
  });
  const step = inTurn(0).client(token)("movePedido", {
    query: { id: String(pedido.id) },
    body: { estado: "en_preparacion" },
  });
  const corrected = await Promise.all(corrections);
  await Promise.all([refund, step]);
  const done = corrected.filter(({ ok }) => ok).length;
  // The second sees two units where it saw three; all of them give way to a refund that is under way.
  expect(done).toBeLessThanOrEqual(1);
  for (const answer of corrected) if (!answer.ok) expect([409, 503]).toContain(answer.status);
  const { detalles } = (await newestPedido(buyer)).pedido;
  expect(detalles.reduce((sum, { cantidad }) => sum + cantidad, 0)).toBe(3);
  expect(detalles).toHaveLength(1 + done);
  const { database, config, clock } = here;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
});
