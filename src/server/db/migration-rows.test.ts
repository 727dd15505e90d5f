import { rmSync } from "node:fs";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { makeScratch } from "#rig/system/scratch.ts";
import { huellaOf } from "../modules/carrito/linea.ts";
import { openDatabase } from "./database.ts";
import { embeddedFile } from "./sqlite/embedded-file.ts";
import { openSqlite } from "./sqlite/sqlite.ts";

/** A bought unit that went back, and a line of a carrito. */
const rows = [
  "insert into categorias (id, nombre, slug, creado_en) values (1, 'Figuras', 'figuras', 1)",
  `insert into productos (id, nombre, sku, descripcion, precio, stock, material, dimensiones, peso_gramos,
    categoria_id, destacado, busqueda, creado_en)
    values (1, 'Placa', 'P-1', '', 9990, 5, '', '', 0, 1, 0, 'placa', 1)`,
  "insert into usuarios (id, nombre, email, rol, creado_en) values (1, 'Ana', 'ana@correo.test', 'cliente', 1)",
  "insert into carrito_lineas (usuario_id, producto_id, cantidad, creado_en) values (1, 1, 2, 7)",
  `insert into pedidos (id, usuario_id, estado, total, nombre, email, direccion, huella, creado_en, telefono, busqueda)
    values (1, 1, 'pagado', 9990, 'Ana', 'ana@correo.test', '{}', 'h', 1, '+56 (9) 8765-4321', 'e-000001 ana ana@correo.test')`,
  `insert into pedido_detalles (id, pedido_id, producto_id, nombre_producto, sku, precio_unitario, cantidad,
    a_medida, sin_retracto) values (8, 1, 1, 'Placa', 'P-1', 9990, 1, 1, 1)`,
  `insert into pago_intentos (id, pedido_id, usuario_id, ambiente, comercio, buy_order, session_id, monto,
    estado, creado_en, actualizado_en)
    values (1, 1, 1, 'demo', '1', 'orden', 'sesion', 9990, 'autorizado', 1, 1)`,
  `insert into reembolsos (id, pedido_id, intento_id, monto, motivo, reponer_stock, estado, autor, creado_en)
    values (1, 1, 1, 9990, '', 0, 'hecho', 'Rosa', 1)`,
  `insert into reembolsos (id, pedido_id, intento_id, monto, motivo, reponer_stock, estado, autor, creado_en, error)
    values (2, 1, 1, 9990, '', 0, 'pendiente', 'Rosa', 1,
    'Webpay no respondió. Le preguntaremos qué pasó antes de intentarlo de nuevo.')`,
  "insert into reembolso_lineas (reembolso_id, detalle_id, cantidad) values (1, 8, 1)",
];

test("lines keep their rows and what refers to them when their key changes, and what the rows said is kept", async () => {
  const dataDir = makeScratch("migration");
  const options = { databaseUrl: null, dataDir };
  await (await openDatabase({ ...options, level: "0050-a-medida" })).close();
  const before = new Kysely({ dialect: openSqlite(embeddedFile(dataDir)) });
  for (const row of rows) await sql.raw(row).execute(before);
  await before.destroy();
  const { db, close } = await openDatabase(options);
  expect(await db.selectFrom("carrito_lineas").selectAll().execute()).toEqual([
    { usuario_id: 1, producto_id: 1, cantidad: 2, creado_en: 7, huella: "", personalizacion: "" },
  ]);
  expect(await db.selectFrom("pedido_detalles").selectAll().execute()).toEqual([
    expect.objectContaining({ id: 8, sin_retracto: 1, huella: "", personalizacion: "" }),
  ]);
  expect(await db.selectFrom("reembolso_lineas").selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom("reembolsos").select(["id", "sin_respuesta"]).execute()).toEqual([
    { id: 1, sin_respuesta: 0 },
    { id: 2, sin_respuesta: 1 },
  ]);
  const pedidos = await db.selectFrom("pedidos").select("busqueda").execute();
  expect(pedidos).toEqual([{ busqueda: "e-000001 ana ana@correo.test placa +56987654321" }]);
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);
  await expect(db.deleteFrom("pedido_detalles").execute()).rejects.toThrow(/FOREIGN KEY/);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("marks what cannot be bought without a text, and nothing else", async () => {
  const dataDir = makeScratch("migration");
  const options = { databaseUrl: null, dataDir };
  await (await openDatabase({ ...options, level: "0057-busqueda-telefono" })).close();
  const before = new Kysely({ dialect: openSqlite(embeddedFile(dataDir)) });
  const [categoria = "", producto = ""] = rows;
  await sql.raw(categoria).execute(before);
  for (const [at, campos] of [
    [{ tipo: "color", obligatorio: true }],
    [
      { tipo: "texto", obligatorio: false },
      { tipo: "opcion", obligatorio: true },
    ],
    [
      { tipo: "color", obligatorio: false },
      { tipo: "fecha", obligatorio: true },
    ],
  ].entries()) {
    const values = `values (${at + 1}, 'Placa', 'P-${at + 1}'`;
    await sql.raw(producto.replace("values (1, 'Placa', 'P-1'", values)).execute(before);
    await sql`update productos set personalizacion = ${JSON.stringify(campos)} where id = ${at + 1}`.execute(
      before,
    );
  }
  await before.destroy();
  const { db, close } = await openDatabase(options);
  const marks = await db.selectFrom("productos").select("a_medida").orderBy("id").execute();
  expect(marks.map(({ a_medida }) => a_medida)).toEqual([0, 0, 1]);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("options get claves, carritos follow them, and what was sold says its tipo and color", async () => {
  const dataDir = makeScratch("migration");
  const options = { databaseUrl: null, dataDir };
  await (await openDatabase({ ...options, level: "0059-reembolso-sin-respuesta" })).close();
  const before = new Kysely({ dialect: openSqlite(embeddedFile(dataDir)) });
  for (const row of rows.filter((row) => !row.includes("carrito_lineas"))) {
    await sql.raw(row).execute(before);
  }
  const color = { clave: "color", etiqueta: "Color", tipo: "color", obligatorio: true, precio: 0 };
  const base = { ...color, clave: "base", etiqueta: "Base", tipo: "opcion" };
  const campos = [
    { ...color, opciones: ["Azul Mar", "azul mar"], colores: ["#1F3A8A", "#2f6b3a"] },
    { ...base, opciones: ["Ñandú", "¡!"] },
  ];
  await sql`update productos set personalizacion = ${JSON.stringify(campos)}`.execute(before);
  for (const [huella, valores] of [
    ["a", { color: "Azul Mar", base: "¡!" }],
    ["b", { color: "azul_mar", base: "opcion" }],
    ["c", { color: "Rojo" }],
  ] as const) {
    await sql`insert into carrito_lineas (usuario_id, producto_id, cantidad, creado_en, huella, personalizacion)
      values (1, 1, 1, 1, ${huella}, ${JSON.stringify(valores)})`.execute(before);
  }
  const sold = [
    { clave: "color", etiqueta: "Color", valor: "azul mar" },
    { clave: "base", etiqueta: "Base", valor: "Madera" },
  ];
  await sql`update pedido_detalles set huella = 'h', personalizacion = ${JSON.stringify(sold)}`.execute(
    before,
  );
  await before.destroy();
  const { db, close } = await openDatabase(options);
  const [producto] = await db.selectFrom("productos").select("personalizacion").execute();
  expect(JSON.parse(producto?.personalizacion ?? "")).toEqual([
    {
      ...color,
      opciones: [
        { clave: "azul_mar", nombre: "Azul Mar", color: "#1f3a8a" },
        { clave: "azul_mar_2", nombre: "azul mar", color: "#2f6b3a" },
      ],
    },
    {
      ...base,
      opciones: [
        { clave: "nandu", nombre: "Ñandú" },
        { clave: "opcion", nombre: "¡!" },
      ],
    },
  ]);
  const lineas = await db
    .selectFrom("carrito_lineas")
    .select(["huella", "personalizacion"])
    .execute();
  const valores = lineas.map((it) => JSON.parse(it.personalizacion) as Record<string, string>);
  expect(valores).toHaveLength(2);
  expect(valores).toContainEqual({ color: "azul_mar", base: "opcion" });
  expect(valores).toContainEqual({ color: "Rojo" });
  expect(lineas.map(({ huella }) => huella).toSorted()).toEqual(valores.map(huellaOf).toSorted());
  const [detalle] = await db
    .selectFrom("pedido_detalles")
    .select(["huella", "personalizacion"])
    .execute();
  expect(detalle?.huella).toBe("");
  expect(JSON.parse(detalle?.personalizacion ?? "")).toEqual([
    { ...sold[0], tipo: "color", opcion: "azul_mar_2", color: "#2f6b3a" },
    sold[1],
  ]);
  const [pedido] = await db.selectFrom("pedidos").select("busqueda").execute();
  expect(pedido?.busqueda).toContain(" ana@correo.test placa azul mar madera");
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("what lists show of a familia is found by the words and colors of its other variantes, and rated by their opiniones", async () => {
  const dataDir = makeScratch("migration");
  const options = { databaseUrl: null, dataDir };
  await (await openDatabase({ ...options, level: "0064-detras" })).close();
  const before = new Kysely({ dialect: openSqlite(embeddedFile(dataDir)) });
  const [categoria = "", producto = ""] = rows;
  await sql.raw(categoria).execute(before);
  const ejes = JSON.stringify([{ tipo: "color", valores: [{ clave: "c1" }, { clave: "c2" }] }]);
  await sql`insert into familias (id, nombre, ejes) values (1, 'Placa', ${ejes})`.execute(before);
  await sql`insert into colores (id, clave, nombre, color)
    values (9, 'c1', 'Azul', '#0000ff'), (7, 'c2', 'Rojo', '#ff0000')`.execute(before);
  for (const id of [1, 2, 3]) {
    const row = producto.replace("(1,", `(${id},`).replace("P-1", `P-${id}`);
    await sql.raw(row.replace("'placa'", `'placa p-${id}'`)).execute(before);
  }
  await sql`update productos set familia_id = 1, valores = '["c' || id || '"]', detras = id - 1
    where id < 3`.execute(before);
  await sql`insert into opiniones (producto_id, nombre_usuario, calificacion, comentario, creado_en)
    values (2, 'Ana', 4, '', 1)`.execute(before);
  await before.destroy();
  const { db, close } = await openDatabase(options);
  const rated = await db.selectFrom("productos").select("opiniones_total").orderBy("id").execute();
  expect(rated.map((row) => row.opiniones_total)).toEqual([1, 1, 0]);
  const found = db.selectFrom("productos").select(["busqueda_variantes", "colores"]).orderBy("id");
  expect(await found.execute()).toEqual([
    { busqueda_variantes: "placa p-2", colores: " 7 9 " },
    { busqueda_variantes: "", colores: "" },
    { busqueda_variantes: "", colores: "" },
  ]);
  const { rows: ids } = await sql`select rowid as id from textos_busqueda
    where textos_busqueda match '"2" AND placa' order by rowid`.execute(db);
  expect(ids).toEqual([{ id: 1 }, { id: 2 }]);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("what was paid and not sent becomes work, but for units that went back", async () => {
  const dataDir = makeScratch("migration");
  const options = { databaseUrl: null, dataDir };
  await (await openDatabase({ ...options, level: "0069-mensaje-fotos" })).close();
  const before = new Kysely({ dialect: openSqlite(embeddedFile(dataDir)) });
  for (const row of rows.filter(
    (it) => !it.includes("carrito_lineas") && !it.includes("pendiente"),
  )) {
    await sql.raw(row.replace("'P-1', 9990, 1, 1, 1)", "'P-1', 9990, 3, 1, 1)")).execute(before);
  }
  await before.destroy();
  const { db, close } = await openDatabase(options);
  const trabajos = db.selectFrom("trabajos").select(["detalle_id", "unidad", "tipo", "estado"]);
  expect(await trabajos.execute()).toEqual(
    [1, 2].map((unidad) => ({ detalle_id: 8, unidad, tipo: "imprimir", estado: "en_cola" })),
  );
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});
