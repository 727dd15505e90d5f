import { once } from "node:events";
import { type ClientRequest, get, type IncomingMessage } from "node:http";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { inTransaction } from "#server/db/database.ts";
import { applyImport } from "#server/modules/catalogo/csv/productos-csv.service.ts";
import { readImport } from "#server/modules/catalogo/csv/productos-csv-rows.ts";
import { catalogoChanged } from "#server/modules/catalogo/index.ts";
import { correctWords, readWords } from "#server/modules/catalogo/search/matches.ts";
import { readVocabulary } from "#server/modules/catalogo/search/vocabulary.ts";
import { workBounds } from "#server/work/work-bounds.ts";
import { type CsvShop, csvTest as test } from "#tests/support/calls/csv-calls.ts";

const { maxRunning, maxWaiting, retryAfterSeconds } = workBounds.export;
const path = "/api/endpoints/productos_csv.php";

/** More than the buffers between shop and client hold: who does not read keeps the export under way. */
async function fillCatalogo({ database }: CsvShop): Promise<void> {
  const descripcion = "Hecha a pedido, capa por capa. ".repeat(150);
  // In parts: a statement on PostgreSQL has five seconds, also on a busy machine.
  for (let part = 0; part < 20; part++) {
    await sql`
      with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 200)
      insert into productos (nombre, sku, descripcion, precio, categoria_id, busqueda, creado_en)
      select 'Pieza', ${`MUCHAS-${part}-`} || number, ${descripcion}, 1000, (select min(id) from categorias), 'pieza', 1
      from numbers`.execute(database.db);
  }
}

function askForExport({ url, token }: CsvShop): ClientRequest {
  const asked = get(url + path, {
    agent: false,
    headers: { authorization: `Bearer ${token}` },
  });
  // Broken off, here or there.
  asked.on("error", () => undefined);
  return asked;
}

/** The head of an export that nobody reads on. */
async function beginExport(shop: CsvShop): Promise<IncomingMessage> {
  const [response] = (await once(askForExport(shop), "response")) as [IncomingMessage];
  return response;
}

async function readWork({ url }: CsvShop, state: "running" | "waiting" | "refused_total") {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, count] =
    new RegExp(`^estrato_work_${state}\\{kind="export"\\} (\\d+)$`, "m").exec(text) ?? [];
  return Number(count);
}

describe("exports", () => {
  test("leave room for other calls, are bounded, and give their place back when a client leaves", async ({
    shop,
  }) => {
    await fillCatalogo(shop);
    const running: IncomingMessage[] = [];
    for (let count = 0; count < maxRunning; count++) running.push(await beginExport(shop));
    expect(await readWork(shop, "running")).toBe(maxRunning);
    const list = await shop.client()("listProductos", { query: { q: "pieza" } });
    expect(list.ok).toBe(true);
    expect(await readWork(shop, "running")).toBe(maxRunning);

    const leaving = askForExport(shop);
    await expect.poll(() => readWork(shop, "waiting")).toBe(1);
    leaving.destroy();
    await expect.poll(() => readWork(shop, "waiting")).toBe(0);

    const waiting = Array.from({ length: maxWaiting }, () => beginExport(shop));
    await expect.poll(() => readWork(shop, "waiting")).toBe(maxWaiting);
    const { response, text } = await shop.csv.download();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe(String(retryAfterSeconds));
    expect(text).toContain("La tienda está muy ocupada");
    expect(await readWork(shop, "refused_total")).toBe(1);

    for (const response of running) response.destroy();
    // In whichever order they came to the gate.
    await Promise.all(waiting.map(async (next) => (await next).destroy()));
    await expect.poll(() => readWork(shop, "running")).toBe(0);
    expect(await readWork(shop, "waiting")).toBe(0);
    const { text: whole } = await shop.csv.download({ activo: "false" });
    expect(whole.trim().split("\r\n")).toHaveLength(1);
    await expect.poll(() => readWork(shop, "running")).toBe(0);
  });
});

/** Turns of the event loop until `work` has ended: in each one, others are answered. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await work.finally(() => clearImmediate(next));
  return turns;
}

describe("a search", () => {
  test("lets others have their turn between its misspelt words", async ({ shop }) => {
    const { db } = shop.database;
    const filter = {
      words: [],
      categoria: null,
      activo: true,
      onlyActiveCategorias: true,
      onlyListed: true,
      onlyDestacados: false,
      maxStock: null,
      facetas: {},
    };
    const read = await readWords(db, "volkanes lanparas kondores posabazos");
    if (read === null) throw new Error("no words");
    const correcting = correctWords(db, { ...read, filter });
    expect(await countTurns(correcting)).toBeGreaterThanOrEqual(4);
  });

  test("lets others have their turn between the words of many edits", async ({ shop }) => {
    const { db } = shop.database;
    const ids: number[] = [];
    for (let at = 0; at < 80; at++) ids.push(await buildProducto(shop));
    await readVocabulary(db);
    await inTransaction(db, async (tx) => catalogoChanged(tx, { edited: ids }));
    expect(await countTurns(readVocabulary(db))).toBeGreaterThanOrEqual(4);
  });
});

describe("an import", () => {
  test("lets others have their turn while it writes its rows", async ({ shop }) => {
    const rows = Array.from({ length: 2000 }, (_, index) => `TURNO-${index};Pieza;1000;Figuras\n`);
    const bytes = Buffer.from(`sku;nombre;precio;categoria\n${rows.join("")}`);
    const file = readImport(bytes);
    const actor = { usuario_id: 1, nombre: "Rosa", solicitud: "importacion" };
    const writing = inTransaction(shop.database.db, (tx) =>
      applyImport(tx, { file, actor, now: shop.clock.now() }),
    );
    // One for each 15 ms of writing, so a fast machine needs few.
    expect(await countTurns(writing)).toBeGreaterThanOrEqual(2);
    expect((await writing).nuevos).toHaveLength(2000);
  });
});
