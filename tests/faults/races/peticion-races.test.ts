import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { password } from "#tests/support/calls/auth-calls.ts";
import { acceptPeticion, askPeticion, buildPeticion } from "#tests/support/calls/peticiones.ts";
import { type Processes, processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

let serial = 0;
const newEmail = () => `solicita-${++serial}@ejemplo.cl`;
const rounds = 6;

const correosOf = ({ database: { db } }: TestShop, para: string, plantilla: string) =>
  db
    .selectFrom("correos")
    .select(["id", "estado"])
    .where("para", "=", para)
    .where("plantilla", "=", plantilla)
    .execute();

const rowOf = ({ database: { db } }: TestShop, id: number) =>
  db.selectFrom("peticiones").selectAll().where("id", "=", id).executeTakeFirst();

async function expectRulesHold({ here }: Processes): Promise<void> {
  const { db } = here.database;
  expect(await checkDatabase(db, { config: here.config, now: here.clock.now() })).toEqual([]);
}

function answerAs(shop: TestShop, id: number) {
  return async (decision: "aceptada" | "rechazada", respuesta: string) => {
    const api = await adminApi(shop);
    return api("answerPeticion", { query: { id: String(id) }, body: { decision, respuesta } });
  };
}

test("two administrators who answer differently: one answer, one mail", async ({ processes }) => {
  const { here, other } = processes;
  for (let round = 0; round < rounds; round++) {
    const email = newEmail();
    const id = await buildPeticion(here, { email, tipo: "bloqueo" });
    const [yes, no] = await Promise.all([
      answerAs(here, id)("aceptada", "Listo."),
      answerAs(other, id)("rechazada", "No corresponde."),
    ]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    expect(await rowOf(here, id)).toMatchObject({ estado: yes.ok ? "aceptada" : "rechazada" });
    expect(await correosOf(here, email, "peticion_respondida")).toHaveLength(1);
  }
  await expectRulesHold(processes);
});

test("an answer and an extension at once leave one of both ends", async ({ processes }) => {
  const { here, other } = processes;
  for (let round = 0; round < rounds; round++) {
    const email = newEmail();
    const id = await buildPeticion(here, { email });
    const api = await adminApi(other);
    const [answered, extended] = await Promise.all([
      answerAs(here, id)("aceptada", "Listo."),
      api("extendPeticion", { query: { id: String(id) }, body: { motivo: "Son muchos." } }),
    ]);
    expect(answered.status).toBe(200);
    expect([200, 409]).toContain(extended.status);
    const told = await correosOf(here, email, "peticion_prorrogada");
    expect(told).toHaveLength(extended.ok ? 1 : 0);
  }
  await expectRulesHold(processes);
});

test("a link pressed many times at once confirms once, and writes once", async ({ processes }) => {
  const { here, inTurn } = processes;
  const email = newEmail();
  const enlace = await askPeticion(here, { email });
  const pressed = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(index).client()("confirmPeticion", { body: { enlace } }),
    ),
  );
  expect(new Set(pressed.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(pressed.map((it) => it.ok && it.data.vence_en)).size).toBe(1);
  expect(await correosOf(here, email, "peticion_recibida")).toHaveLength(1);
  await expectRulesHold(processes);
});

async function buildErasing(shop: TestShop, email: string) {
  const password_hash = await shop.app.ctx.passwords.hash(password);
  const { token } = await buildCliente(shop, { email, password_hash });
  return () => shop.client(token)("deleteCuenta", { body: { password } });
}

test("an answer and the erasure of the account at once: the answer leaves, nothing else stays", async ({
  processes,
}) => {
  const { here, other } = processes;
  for (let round = 0; round < rounds; round++) {
    const email = newEmail();
    const erase = await buildErasing(other, email);
    const id = await buildPeticion(here, { email, tipo: "supresion", detalle: "Borren todo" });
    const [answered, erased] = await Promise.all([
      answerAs(here, id)("aceptada", "Borramos todo."),
      erase(),
    ]);
    expect([answered.status, erased.status]).toEqual([200, 200]);
    await expect
      .poll(async () => {
        for (const { app } of processes.all) await app.outbox.runOnce();
        const { db } = here.database;
        const clave = `peticion_respondida:${id}`;
        const row = await db
          .selectFrom("correos")
          .select("estado")
          .where("clave", "=", clave)
          .executeTakeFirst();
        return row?.estado;
      })
      .toBe("enviado");
    expect(await rowOf(here, id)).toMatchObject({ email, respuesta: "Borramos todo." });
  }
  await expectRulesHold(processes);
});

test("a confirmation and the erasure at once: it is open, or it is gone", async ({ processes }) => {
  const { here, other } = processes;
  for (let round = 0; round < rounds; round++) {
    const email = newEmail();
    const erase = await buildErasing(other, email);
    const enlace = await askPeticion(here, { email });
    const [confirmed, erased] = await Promise.all([
      here.client()("confirmPeticion", { body: { enlace } }),
      erase(),
    ]);
    expect(erased.status).toBe(200);
    const rows = await here.database.db
      .selectFrom("peticiones")
      .select("estado")
      .where("email", "=", email)
      .execute();
    expect(rows).toEqual(confirmed.ok ? [{ estado: "abierta" }] : []);
    if (!confirmed.ok) expect(confirmed.status).toBe(404);
  }
  await expectRulesHold(processes);
});

test("a block and the avisos at once: who waits is told or held back, never both", async ({
  processes,
}) => {
  const { here, all, inTurn } = processes;
  const producto_id = await buildProducto(here, { stock: 0 });
  const people = Array.from({ length: rounds }, newEmail);
  const ids: number[] = [];
  for (const [index, email] of people.entries()) {
    await inTurn(index).client()("createAviso", { body: { producto_id, email } });
    ids.push(await buildPeticion(here, { email, tipo: index % 2 ? "oposicion" : "bloqueo" }));
  }
  const { db } = here.database;
  await db.updateTable("productos").set({ stock: 3 }).where("id", "=", producto_id).execute();
  await Promise.all([
    ...ids.map((id, index) => acceptPeticion(inTurn(index), id)),
    ...all.map(({ app }) => sweepAvisos(app.ctx)),
  ]);
  for (const { app } of all) await sweepAvisos(app.ctx);
  for (const [index, email] of people.entries()) {
    const told = await correosOf(here, email, "producto_disponible");
    const waiting = await db.selectFrom("avisos").select("id").where("email", "=", email).execute();
    expect(told.length + waiting.length).toBeLessThanOrEqual(1);
    if (index % 2 === 0) expect(told.length + waiting.length).toBe(1);
    else expect(waiting).toEqual([]);
  }
});
