import { describe, expect } from "vitest";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { freshShopTest as makeTest } from "#rig/test.ts";
import { forgetExpired } from "#server/app/retention.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { days } from "#server/time/clock.ts";
import { adminApi, buyPedido } from "#tests/support/buying/pedidos.ts";
import { password } from "#tests/support/calls/auth-calls.ts";
import { acceptPeticion, buildPeticion } from "#tests/support/calls/peticiones.ts";

const test = makeTest();
const email = "ana@ejemplo.cl";

async function buildAccepted(shop: TestShop, tipo: "bloqueo" | "oposicion", of = email) {
  const id = await buildPeticion(shop, { email: of, tipo });
  await acceptPeticion(shop, id);
  return id;
}

async function lift(shop: TestShop, id: number, motivo: string) {
  return (await adminApi(shop))("liftPeticion", { query: { id: String(id) }, body: { motivo } });
}

async function askAviso(shop: TestShop): Promise<number> {
  const producto_id = await buildProducto(shop, { stock: 0 });
  await shop.client()("createAviso", { body: { producto_id, email } });
  return producto_id;
}

async function restock({ app, database: { db } }: TestShop, id: number): Promise<void> {
  await db.updateTable("productos").set({ stock: 3 }).where("id", "=", id).execute();
  await sweepAvisos(app.ctx);
  await app.outbox.runOnce();
}

async function avisosSent(shop: TestShop): Promise<number> {
  const correos = await readCorreos(shop, email);
  return correos.filter(({ asunto }) => asunto.startsWith("Volvió")).length;
}

const avisosOf = ({ database: { db } }: TestShop) =>
  db.selectFrom("avisos").select("id").where("email", "=", email).execute();

describe("an accepted bloqueo", () => {
  test("holds the avisos back until it is lifted, and the person is told both", async ({
    shop,
  }) => {
    const producto_id = await askAviso(shop);
    const id = await buildAccepted(shop, "bloqueo");
    const { texto } = await waitForCorreo(
      shop,
      email,
      "Respondimos tu solicitud de bloqueo temporal",
    );
    expect(texto).toContain("guardamos tus datos y los usamos solo");
    await restock(shop, producto_id);
    expect(await avisosSent(shop)).toBe(0);
    expect(await avisosOf(shop)).toHaveLength(1);
    expect(await lift(shop, id, "Corregimos tu nombre.")).toMatchObject({
      data: { peticion: { levantada_motivo: "Corregimos tu nombre." } },
    });
    const told = await waitForCorreo(shop, email, "Terminó tu bloqueo temporal");
    expect(told.texto).toContain("Corregimos tu nombre.");
    await restock(shop, producto_id);
    expect(await avisosSent(shop)).toBe(1);
  });

  test("stops an aviso whose mail waited already", async ({ shop }) => {
    const producto_id = await askAviso(shop);
    const { db } = shop.database;
    await db.updateTable("productos").set({ stock: 3 }).where("id", "=", producto_id).execute();
    const id = await buildPeticion(shop, { email, tipo: "bloqueo" });
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable("peticiones")
        .set({ estado: "aceptada", respuesta: "Listo", respondida_en: shop.clock.now() })
        .where("id", "=", id)
        .execute();
      const clave = "aviso:1";
      const row = { clave, plantilla: "producto_disponible", para: email, estado: "pendiente" };
      const now = shop.clock.now();
      const datos = JSON.stringify({ producto_id });
      await tx
        .insertInto("correos")
        .values({ ...row, datos, proximo_en: now, creado_en: now } as never)
        .execute();
    });
    await shop.app.outbox.runOnce();
    expect(await avisosSent(shop)).toBe(0);
  });

  test("leaves what was paid under way, and asks for no opinion", async ({ shop }) => {
    const { id, ana, numero } = await buyPedido(shop);
    await buildAccepted(shop, "bloqueo", ana.email);
    const api = await adminApi(shop);
    const sent = { estado: "enviado", transportista: "Starken", seguimiento: "S-1" } as const;
    for (const body of [{ estado: "en_preparacion" }, sent, { estado: "entregado" }] as const) {
      expect(await api("movePedido", { query: { id }, body })).toMatchObject({ status: 200 });
    }
    await waitForCorreo(shop, ana.email, `Tu pedido ${numero} va en camino`);
    const { texto } = await waitForCorreo(shop, ana.email, `Tu pedido ${numero} fue entregado`);
    expect(texto).not.toContain("opinión");
  });

  test("is listed, marked by its address, and in the person's export", async ({ shop }) => {
    const { token } = await buildCliente(shop, { email });
    const id = await buildAccepted(shop, "bloqueo");
    await buildAccepted(shop, "oposicion", "otra@ejemplo.cl");
    await buildPeticion(shop, { email, tipo: "bloqueo" });
    const api = await adminApi(shop);
    expect(await api("listPeticiones", { query: { estado: "vigentes" } })).toMatchObject({
      data: [{ tipo: "oposicion" }, { id, tipo: "bloqueo", levantada_en: null }],
      headers: { "x-total-count": "2" },
    });
    expect(await api("listBloqueos")).toMatchObject({
      data: [
        { email, tipo: "bloqueo", desde: shop.clock.now() },
        { email: "otra@ejemplo.cl", tipo: "oposicion" },
      ],
    });
    expect(await shop.client(token)("getCuenta")).toMatchObject({
      data: { peticiones: [{ vigente: false }, { tipo: "bloqueo", vigente: true }] },
    });
  });

  test("is lifted once, with a reason; nothing else can be", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const id = await buildAccepted(shop, "bloqueo");
    expect(await lift(shop, id, " ")).toMatchObject({ status: 422 });
    const lifted = await Promise.all([lift(shop, id, "Uno"), lift(shop, id, "Otro")]);
    expect(lifted.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = lifted[0]?.ok ? "Uno" : "Otro";
    expect(await lift(shop, id, kept)).toMatchObject({ data: { mensaje: "Ya estaba levantada." } });
    await shop.app.outbox.runOnce();
    const correos = await readCorreos(shop, email);
    expect(correos.filter(({ asunto }) => asunto.startsWith("Terminó"))).toHaveLength(1);
    const acceso = await buildPeticion(shop, { email });
    await acceptPeticion(shop, acceso);
    expect(await lift(shop, acceso, "No aplica")).toMatchObject({ status: 409 });
    expect(await lift(shop, 9_999, "Nadie")).toMatchObject({ status: 404 });
  });

  test("ends with an erasure, and outlives its term while it stands", async ({ shop }) => {
    const password_hash = await shop.app.ctx.passwords.hash(password);
    const person = await buildCliente(shop, { email, password_hash });
    await buildAccepted(shop, "bloqueo");
    const other = await buildAccepted(shop, "bloqueo", "otra@ejemplo.cl");
    await shop.client(person.token)("deleteCuenta", { body: { password } });
    const listBloqueos = async () => (await adminApi(shop))("listBloqueos");
    expect(await listBloqueos()).toMatchObject({ data: [{ email: "otra@ejemplo.cl" }] });
    shop.clock.advance(days(terms.peticion + 1));
    await forgetExpired(shop.app.ctx);
    const rows = shop.database.db.selectFrom("peticiones").select("id");
    expect(await rows.execute()).toEqual([{ id: other }]);
    expect(await listBloqueos()).toMatchObject({ data: [{ email: "otra@ejemplo.cl" }] });
  });
});

describe("an accepted oposicion", () => {
  test("takes the avisos of the address away, also those asked for later", async ({ shop }) => {
    const producto_id = await askAviso(shop);
    await buildAccepted(shop, "oposicion");
    await sweepAvisos(shop.app.ctx);
    expect(await avisosOf(shop)).toEqual([]);
    await shop.database.db.updateTable("productos").set({ stock: 0 }).execute();
    await shop.client()("createAviso", { body: { producto_id, email } });
    await restock(shop, producto_id);
    expect(await avisosSent(shop)).toBe(0);
    expect(await avisosOf(shop)).toEqual([]);
    const { texto } = await waitForCorreo(shop, email, "Respondimos tu solicitud de oposición");
    expect(texto).toContain("borramos los avisos que habías pedido");
  });
});

test("the marks are the administration's alone", async ({ shop }) => {
  expect(await shop.client()("listBloqueos")).toMatchObject({ status: 401 });
});
