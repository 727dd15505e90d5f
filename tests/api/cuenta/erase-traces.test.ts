import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { personalData } from "#server/db/personal-data/personal-data.ts";
import { startPayment } from "#tests/support/buying/buyer.ts";
import { password } from "#tests/support/calls/auth-calls.ts";

/** In every text of this person, and in no other row. */
const trace = /zzq/i;
const email = "zzqcorreo@ejemplo.cl";
const direccion = { alias: "Zzqalias", calle_numero: "Zzqcalle 4321", nota: "Zzqportón" };
const envio = { transportista: "Starken", seguimiento: "ZZQ-777" } as const;

/** Buys, gets it, writes, is written about: every table that can name a person has a row. */
async function leaveTraces(shop: TestShop) {
  const producto_id = await buildProducto(shop, { stock: 5 });
  const password_hash = await shop.app.ctx.passwords.hash(password);
  const nombre = "Zzqnombre Zzqapellido";
  const person = await buildCliente(shop, { nombre, email, password_hash, direccion });
  const api = shop.client(person.token);
  const admin = shop.client((await buildAdmin(shop)).token);
  await api("setCarritoLinea", { body: { producto_id, cantidad: 2 } });
  const payment = await startPayment({ ...person, api });
  await finishPayment(shop, payment.token, "aprobar");
  const id = (await pedidos(shop))[0]?.id ?? 0;
  const move = (body: object) => admin("movePedido", { query: { id }, body: body as never });
  await move({ estado: "en_preparacion" });
  await move({ estado: "enviado", ...envio, seguimiento: "ZZQ-666" });
  await move({ estado: "enviado", ...envio });
  await move({ estado: "entregado" });
  await admin("addPedidoNota", { body: { pedido_id: id, texto: "Zzqnombre llamó" } });
  const opinion = { producto_id, calificacion: 4, comentario: "Muy buena pieza" };
  await api("saveOpinion", { body: opinion });
  const mensaje = { nombre, email, mensaje: "Soy Zzqnombre, ¿hacen lámparas?" };
  await shop.client()("sendMensaje", { body: mensaje });
  const [{ id: mensaje_id = 0 } = {}] = await shop.database.db
    .selectFrom("mensajes_contacto")
    .select("id")
    .execute();
  const foto = { mensaje_id, orden: 1, nombre: "zzqnombre.jpg", contenido: "Zm90bw==" };
  await shop.database.db
    .insertInto("mensaje_fotos")
    .values({ ...foto, creado_en: 1 })
    .execute();
  await addArchivo(shop, mensaje_id);
  await admin("answerMensaje", {
    query: { id: mensaje_id },
    body: { respuesta: "Sí, Zzqnombre." },
  });
  const soldOut = await buildProducto(shop, { stock: 0 });
  await shop.client()("createAviso", { body: { producto_id: soldOut, email } });
  await shop.client()("requestRecovery", { body: { email } });
  await waitForCorreo(shop, email, "Elige una contraseña nueva en Estrato");
  await api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
  return { ...person, api };
}

async function addArchivo({ database: { db } }: TestShop, mensaje_id: number): Promise<void> {
  const archivo = { clave: "a", nombre: "zzqnombre.stl", tipo: "stl", bytes: 84 } as const;
  const { id } = await db
    .insertInto("archivos")
    .values({ ...archivo, estado: "guardado", creado_en: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("mensajes_contacto")
    .set({ archivo_id: id })
    .where("id", "=", mensaje_id)
    .execute();
}

const pedidos = ({ database: { db } }: TestShop) =>
  db.selectFrom("pedidos").select("id").orderBy("id").execute();

async function tablesWithTraces(shop: TestShop): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(personalData)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.database.db);
    if (trace.test(JSON.stringify(rows))) found.push(table);
  }
  return found.sort();
}

/** Names of the database's files that hold a trace. */
function filesWithTraces({ config }: TestShop): string[] {
  const files = globSync("estrato.db*", { cwd: config.dataDir });
  return files.filter((name) => trace.test(readFileSync(join(config.dataDir, name), "latin1")));
}

describe("an erased person", () => {
  test("is in no row of any table once the last mail has left, and in no byte of SQLite's files", async ({
    shop,
  }) => {
    const { api } = await leaveTraces(shop);
    expect(await tablesWithTraces(shop)).toEqual([
      "archivos",
      "avisos",
      "correos",
      "direcciones",
      "mensaje_fotos",
      "mensaje_respuestas",
      "mensajes_contacto",
      "opiniones",
      "pedido_notas",
      "pedidos",
      "usuarios",
    ]);
    const isSqlite = shop.database.engine.name === "sqlite";
    if (isSqlite) expect(filesWithTraces(shop)).not.toEqual([]);

    expect(await api("deleteCuenta", { body: { password } })).toMatchObject({ ok: true });
    await waitForCorreo(shop, email, "Borramos tu cuenta de Estrato");
    await expect.poll(() => tablesWithTraces(shop)).toEqual([]);
    if (isSqlite) await expect.poll(() => filesWithTraces(shop)).toEqual([]);
  });

  test("stays in the trail as a number, with what was sold and paid", async ({ shop }) => {
    const { db } = shop.database;
    const acts = await db.selectFrom("auditoria").select(["autor", "despues"]).execute();
    expect(acts.every(({ autor }) => /^usuario-\d+$/.test(autor))).toBe(true);
    expect(JSON.stringify(acts)).toContain("Starken");
    const [pedido] = await db.selectFrom("pedidos").select(["total", "pago"]).execute();
    expect(pedido?.total).toBeGreaterThan(0);
    expect(pedido?.pago).toContain("codigo_autorizacion");
  });
});
