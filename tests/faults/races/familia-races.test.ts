import { expect } from "vitest";
import { buildFamilia } from "#rig/builders/familia.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { buildOwner, opine } from "#tests/support/buying/opiniones.ts";
import { createCsvCalls } from "#tests/support/calls/csv-calls.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  await ensureCategorias(first.database.db, first.clock.now());
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

test("of saves of a familia, of its ficha, of a color, files, opiniones and payments at once none mixes with another", async ({
  processes,
}) => {
  const { here, inTurn, stockOf } = processes;
  const ids = await buildFamilia(here, { stocks: [5, 5, 5] });
  const owners = await Promise.all(ids.map((id, at) => buildOwner(inTurn(at), id)));
  const { token } = await buildAdmin(here);
  const query = { id: String(ids[1]) };
  const loaded = await here.client(token)("getFamilia", { query });
  if (!loaded.ok) throw new Error("no familia");
  const { nombre, ejes, variantes } = loaded.data;
  const rows = variantes.map(({ suministro: _, nombre: __, imagen: ___, ...row }) => row);
  const buyers = await Promise.all(
    ids.map((producto_id, at) => buildBuyer(inTurn(at), [{ producto_id, cantidad: 1 }])),
  );
  const saves = [0, 1, 2, 3].map((turn) =>
    inTurn(turn).client(token)("saveFamilia", {
      query,
      body: {
        ...{ nombre: `${nombre} ${turn}`, ejes },
        variantes: rows.map((row) => ({ ...row, stock: row.stock + 2, stock_anterior: row.stock })),
      },
    }),
  );
  const edits = [0, 1, 2].map((turn) =>
    sendProducto(inTurn(turn), {
      ...{ token, id: ids[turn] },
      fields: {
        ...{
          nombre: variantes[turn]?.nombre ?? "",
          sku: `RAZA-${turn}`,
          descripcion: `La ${turn}`,
        },
        ...{ stock: "4", stock_anterior: "4", categoria_id: String(1 + turn) },
      },
    }),
  );
  const colores = await here.client(token)("listColores");
  const green = colores.ok ? colores.data.find(({ clave }) => clave === "musgo") : undefined;
  const color = inTurn(1).client(token)("saveColor", {
    body: { id: green?.id ?? 0, nombre: "Musgo seco", color: "#5f7a4a" },
  });
  const opiniones = owners.map((owner, at) => opine(owner, ids[at] ?? 0, { calificacion: 2 + at }));
  const precios = (turn: number) => variantes.map(({ sku }) => `${sku};${9_000 + turn}\n`).join("");
  const files = [0, 1].map((turn) =>
    createCsvCalls(inTurn(turn), token).apply(`sku;precio\n${precios(turn)}`),
  );
  const payments = buyers.map((buyer) => startPayment(buyer));
  const saved = await Promise.all(saves);
  // The second is stale; a busy pool refuses before anything is written.
  const done = saved.filter(({ ok }) => ok).length;
  for (const answer of saved) if (!answer.ok) expect([409, 422, 503]).toContain(answer.status);
  for (const { status } of await Promise.all(edits)) expect([200, 409, 422, 503]).toContain(status);
  for (const { status } of await Promise.all(files)) expect([200, 409, 422, 503]).toContain(status);
  const held = (await Promise.allSettled(payments)).filter((it) => it.status === "fulfilled");
  await color;
  for (const { status } of await Promise.all(opiniones)) expect([200, 503]).toContain(status);
  expect(done).toBeLessThanOrEqual(1);
  const stocks = await Promise.all(ids.map((id) => stockOf(id)));
  const units = stocks.reduce((sum, stock) => sum + stock, 0);
  expect(units).toBe(3 * (4 + 2 * done) - held.length);
  const { database, config, clock } = here;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
  const after = await here.client(token)("getFamilia", { query });
  const names = after.ok ? after.data.variantes.map((row) => row.nombre) : [];
  const stem = after.ok ? after.data.nombre : "";
  const shades = after.ok ? after.data.ejes[0]?.valores.map((valor) => valor.nombre) : [];
  expect(names).toEqual(shades?.map((shade) => `${stem} · ${shade}`));
});
