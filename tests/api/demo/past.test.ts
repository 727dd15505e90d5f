import { rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadCatalogo } from "#demo/catalogo.ts";
import { createTestDatabase, type TestDatabase } from "#rig/databases/test-database.ts";
import { prepareDemo } from "#rig/demo/prepare-demo.ts";
import { demoCliente } from "#rig/demo/seed-demo.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { checkShop } from "#server/app/checks/check-shop.ts";
import { openImageStore } from "#server/app/open-images.ts";
import type { Config } from "#server/config/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { pagosActs } from "#server/modules/pagos/pagos.messages.ts";
import { days, hours, minutes, systemClock } from "#server/time/clock.ts";
import { openDocumentStore } from "#standins/store.ts";
import {
  countPrintsWithoutReceta,
  readAvisos,
  readDevoluciones,
  readDoubts,
  readEstadosWithoutBoleta,
  readFallidas,
  readGuestPedidos,
  readMensajes,
  readOpenSesiones,
  readPedidosOf,
  readPhotographed,
  readPrints,
  readSentLines,
  readUnlistedColores,
} from "./past-rows.ts";

let files: TestDatabase;
let config: Config;
let database: Database;
const dataDir = makeScratch("past");
const { productos } = loadCatalogo();
/** Half a year takes seconds, and more on a busy machine. */
const busyMs = minutes(10);

beforeAll(async () => {
  files = await createTestDatabase(dataDir);
  config = configOf({ DATA_DIR: dataDir, ...files.env }, "demo");
  await prepareDemo(config);
  database = await openDatabase(config);
}, busyMs);

afterAll(async () => {
  await database.close();
  await files.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the demo's past breaks no rule of the shop", async () => {
  const images = await openImageStore(config, pino({ level: "silent" }));
  const ctx = { db: database.db, images, clock: systemClock, config };
  expect(await checkShop(ctx)).toEqual([]);
});

test("a month of pedidos stands in every estado that lasts", async () => {
  const rows = await database.db
    .selectFrom("pedidos")
    .select("estado")
    .where("creado_en", ">", systemClock.now() - days(30) - hours(1))
    .execute();
  expect(rows.length).toBeGreaterThanOrEqual(45);
  expect([...new Set(rows.map(({ estado }) => estado))].sort()).toEqual([
    "cancelado",
    "en_preparacion",
    "entregado",
    "enviado",
    "expirado",
    "fallido",
    "pagado",
    "pendiente_pago",
    "reembolsado",
  ]);
  const count = (wanted: string) => rows.filter(({ estado }) => estado === wanted).length;
  expect(count("enviado")).toBeGreaterThanOrEqual(2);
  expect(count("reembolsado")).toBe(1);
});

test("buyers asked for retractos and garantías, answered and not", async () => {
  const asked = ["falla pedida", "falla rechazada", "retracto aceptada", "retracto pedida"];
  expect(await readDevoluciones(database.db)).toEqual(asked);
});

test("the owner noted the boleta of what was begun, and not of what waits", async () => {
  const estados = await readEstadosWithoutBoleta(database.db);
  expect(new Set(estados)).toEqual(new Set(["pagado"]));
});

test("the workshop is in full swing: a dozen prints at every step, each with its receta", async () => {
  const estados = await readPrints(database.db);
  const count = (wanted: string) => estados.filter((estado) => estado === wanted).length;
  const open = ["en_cola", "imprimiendo", "impreso", "revisado"].map(count);
  expect(Math.min(...open, count("fallido"))).toBeGreaterThan(0);
  expect(open.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(12);
  const photographed = [demoCliente.email, "paloma.urrutia@correo.test"];
  expect(await readPhotographed(database.db)).toEqual(expect.arrayContaining(photographed));
  expect(await countPrintsWithoutReceta(database.db)).toBe(0);
});

test("one payment is in doubt, and waits for a person", async () => {
  expect(await readDoubts(database.db)).toEqual([
    { estado: "confirmando", proxima_consulta_en: null },
  ]);
});

test("another one was ended by the owner as charged, and sent", async () => {
  const { db } = database;
  const [pedido] = await readPedidosOf(db, "Eliana Pavez");
  expect(pedido?.estado).toBe("entregado");
  const { doubtEndedPaid } = pagosActs;
  const acts = db.selectFrom("auditoria").select("id").where("accion", "=", doubtEndedPaid);
  expect(await acts.execute()).toHaveLength(1);
});

test("some bought without an account, and one of them made one later", async () => {
  const { db } = database;
  const guests = await readGuestPedidos(db);
  expect(guests.length).toBeGreaterThanOrEqual(5);
  const estados = guests.map(({ estado }) => estado);
  expect(estados).toEqual(expect.arrayContaining(["fallido", "entregado"]));
  const withoutLink = guests.filter(({ estado, enlaces }) => estado !== "fallido" && enlaces === 0);
  expect(withoutLink).toEqual([]);
  expect(await readPedidosOf(db, "Ignacia Cruzat")).toHaveLength(2);
});

test("two wait for what is sold out, and two were told that something is back", async () => {
  const { waiting, told } = await readAvisos(database.db);
  expect(waiting.map(({ stock }) => stock)).toEqual([0, 0]);
  expect(told.map(({ estado }) => estado)).toEqual(["enviado", "enviado"]);
  const people = [...waiting.map(({ email }) => email), ...told.map(({ para }) => para)];
  expect(new Set(people).size).toBe(4);
});

test("the owner sees what nobody found, with how often", async () => {
  const rows = await readFallidas(database.db);
  expect(rows.map(({ palabras }) => palabras).sort()).toEqual([
    "ajedrez",
    "bonsai",
    "casco medieval",
    "funko pop",
    "molde galletas",
    "violin",
  ]);
  expect(rows[0]).toEqual({ palabras: "funko pop", veces: 5 });
});

test("three of eight mensajes are open, one of them for more than a day", async () => {
  const rows = await readMensajes(database.db);
  const open = rows.filter(({ estado }) => estado === "nuevo");
  const old = open.filter(({ creado_en }) => creado_en < systemClock.now() - hours(24));
  expect([rows.length, open.length, old.length]).toEqual([8, 3, 1]);
});

test("every opinion comes from somebody who had been sent what it is about", async () => {
  const opiniones = await database.db
    .selectFrom("opiniones")
    .select(["id", "producto_id", "usuario_id", "creado_en", "oculta", "respuesta"])
    .execute();
  const sent = await readSentLines(database.db);
  const strangers = opiniones.filter(
    ({ producto_id, usuario_id, creado_en }) =>
      !sent.some(
        (one) =>
          one.usuario_id === usuario_id &&
          one.producto_id === producto_id &&
          Number(one.enviado_en) < Number(creado_en),
      ),
  );
  expect(strangers).toEqual([]);
  expect(opiniones.filter(({ oculta }) => oculta === 1)).toHaveLength(1);
  expect(opiniones.filter(({ respuesta }) => respuesta !== null)).toHaveLength(10);
});

test("the catalogue stands as it is written: precio, units, sequence, opiniones", async () => {
  const rows = await database.db
    .selectFrom("productos")
    .select(["id", "sku", "precio", "stock", "reservado"])
    .orderBy("creado_en", "desc")
    .orderBy("id", "desc")
    .execute();
  const shown = rows.map(({ sku, precio, stock, reservado }) => [sku, precio, stock - reservado]);
  expect(shown).toEqual(productos.map(({ sku, precio, stock }) => [sku, precio, stock]));
  expect(await readUnlistedColores(database.db)).toEqual([]);
  const words = await database.db
    .selectFrom("opiniones as o")
    .innerJoin("productos as p", "p.id", "o.producto_id")
    .select(["p.sku", "o.nombre_usuario", "o.calificacion", "o.comentario"])
    .where("o.oculta", "=", 0)
    .orderBy("o.creado_en")
    .execute();
  for (const { sku, opiniones } of productos) {
    const about = words.filter((one) => one.sku === sku).map(({ sku: _, ...rest }) => rest);
    expect(about, sku).toEqual(opiniones);
  }
});

test("the demo customer has three pedidos, one direccion and an empty carrito", async () => {
  const { db } = database;
  const { id } = await db
    .selectFrom("usuarios")
    .select("id")
    .where("email", "=", demoCliente.email)
    .executeTakeFirstOrThrow();
  const pedidos = await db
    .selectFrom("pedidos")
    .select("estado")
    .where("usuario_id", "=", id)
    .orderBy("id")
    .execute();
  expect(pedidos.map(({ estado }) => estado)).toEqual(["entregado", "entregado", "enviado"]);
  const direcciones = db.selectFrom("direcciones").select("id").where("usuario_id", "=", id);
  expect(await direcciones.execute()).toHaveLength(1);
  const lines = db.selectFrom("carrito_lineas").select("producto_id").where("usuario_id", "=", id);
  expect(await lines.execute()).toEqual([]);
});

test("nothing of the past is left to be sent, and nobody is signed in", async () => {
  const waiting = database.db.selectFrom("correos").select("id").where("estado", "!=", "enviado");
  expect(await waiting.execute()).toEqual([]);
  expect(await readOpenSesiones(database.db, systemClock.now())).toEqual([]);
});

test("the mailbox holds a week and what the demo customer got, the newest last in time", () => {
  const store = openDocumentStore(join(dataDir, "standins"));
  const correos = store.load("mensajes") as { para: string; fecha: string }[];
  store.close();
  const old = correos.filter(
    ({ fecha, para }) =>
      para !== demoCliente.email && Date.parse(fecha) < systemClock.now() - days(8),
  );
  expect(old).toEqual([]);
  expect(correos.filter(({ para }) => para === demoCliente.email).length).toBeGreaterThan(9);
  expect(correos.length).toBeLessThan(150);
  const dates = correos.map(({ fecha }) => fecha);
  expect(dates).toEqual(dates.toSorted());
});

test("a second start finds the past and adds nothing", async () => {
  const pedidos = database.db.selectFrom("pedidos").select(({ fn }) => fn.max("id").as("id"));
  const last = () => pedidos.executeTakeFirst();
  const before = await last();
  await prepareDemo(config);
  expect(await last()).toEqual(before);
});
