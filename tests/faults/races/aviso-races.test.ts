import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay } from "#rig/standins/webpay.ts";
import { bajaToken } from "#server/modules/avisos/baja-token.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";
import { type Processes, processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

let serial = 0;
const newEmail = () => `carrera-${++serial}@ejemplo.cl`;

const ask = (shop: TestShop, producto_id: number, email: string) =>
  shop.client()("createAviso", { body: { producto_id, email } });

/** The processes do it every 20 seconds; here all of them at once. */
const sweepAll = ({ all }: Processes, times = 1) =>
  Promise.all(
    Array.from({ length: times }, () => all.map(({ app }) => sweepAvisos(app.ctx))).flat(),
  );

/** Who was written to, once for each mail, and who waits. */
async function readEnds({ here }: Processes, people: readonly string[]) {
  const { db } = here.database;
  const mails = await db
    .selectFrom("correos")
    .select("para")
    .where("plantilla", "=", "producto_disponible")
    .where("para", "in", [...people])
    .execute();
  const avisos = await db
    .selectFrom("avisos")
    .select("email")
    .where("email", "in", [...people])
    .execute();
  return {
    told: mails.map(({ para }) => para).sort(),
    waiting: avisos.map(({ email }) => email).sort(),
  };
}

test("units that come back at both processes at once, by many ways, send one mail to each who waits", async ({
  processes,
}) => {
  const { here, inTurn } = processes;
  const producto_id = await buildProducto(here, { stock: 4 });
  const tokens: string[] = [];
  for (let index = 0; index < 4; index++) {
    const buyer = await buildBuyer(inTurn(index), [{ producto_id, cantidad: 1 }]);
    tokens.push((await startPayment(buyer)).token);
  }
  const people = Array.from({ length: 30 }, newEmail);
  const asked = await Promise.all(
    people.map((email, index) => ask(inTurn(index), producto_id, email)),
  );
  expect(asked.map(({ status }) => status)).toEqual(people.map(() => 201));
  await sweepAll(processes);
  expect(await readEnds(processes, people)).toEqual({ told: [], waiting: people.toSorted() });

  const owner = await buildAdmin(here);
  const [refused = "", aborted = ""] = tokens;
  const backs = [
    await actAtWebpay(here, refused, { accion: "rechazar" }),
    await actAtWebpay(here, aborted, { accion: "anular" }),
  ];
  const fields = { stock: "3", stock_anterior: "0", sku: `CARRERA-${producto_id}` };
  here.clock.advance(minutes(40));
  const [{ status }] = await Promise.all([
    sendProducto(here, { token: owner.token, id: producto_id, fields }),
    ...backs.map((back, index) => inTurn(index).retorno(back)),
    ...processes.all.flatMap(({ app }) => [sweepReservas(app.ctx), reconcile(app.ctx)]),
    sweepAll(processes, 4),
  ]);
  expect(status).toBe(200);
  await sweepAll(processes, 4);
  expect(await readEnds(processes, people)).toEqual({ told: people.toSorted(), waiting: [] });
});

test("an aviso that ends by its link while it is told is told at most once", async ({
  processes,
}) => {
  const { here, inTurn } = processes;
  const { db } = here.database;
  for (let round = 0; round < 6; round++) {
    const producto_id = await buildProducto(here, { stock: 0 });
    const people = Array.from({ length: 10 }, newEmail);
    for (const [index, email] of people.entries()) await ask(inTurn(index), producto_id, email);
    await db.updateTable("productos").set({ stock: 2 }).where("id", "=", producto_id).execute();
    const tokens = people.map((email) => bajaToken(here.config, email));
    await Promise.all([
      sweepAll(processes, 2),
      ...tokens.map((token, index) => inTurn(index).client()("deleteAvisos", { body: { token } })),
    ]);
    await sweepAll(processes);
    const { told, waiting } = await readEnds(processes, people);
    expect(waiting).toEqual([]);
    expect(told).toEqual([...new Set(told)]);
  }
});

test("who asks while the units come back either waits and is told, or hears that it can be bought", async ({
  processes,
}) => {
  const { here, inTurn } = processes;
  const { db } = here.database;
  for (let round = 0; round < 6; round++) {
    const producto_id = await buildProducto(here, { stock: 0 });
    const people = Array.from({ length: 10 }, newEmail);
    const [answers] = await Promise.all([
      Promise.all(people.map((email, index) => ask(inTurn(index), producto_id, email))),
      db.updateTable("productos").set({ stock: 2 }).where("id", "=", producto_id).execute(),
      sweepAll(processes, 2),
    ]);
    await sweepAll(processes);
    const promised = people.filter((_email, index) => answers[index]?.ok);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await readEnds(processes, people)).toEqual({
      told: promised.toSorted(),
      waiting: [],
    });
  }
});
