import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyOrden, ProductosAdminQuery } from "#contract/schemas/productos-admin.ts";
import type { Facetas } from "#contract/values/producto/facetas.ts";
import type { Db } from "#server/db/database.ts";
import { getProducto, listProductos } from "#server/modules/catalogo/catalogo.service.ts";
import * as lista from "#server/modules/catalogo/productos-list.queries.ts";
import { allSamples } from "./sql/all-samples.ts";
import { comparableAnswers } from "./sql/answers.ts";
import { explain, type Plan } from "./sql/plans.ts";
import { shown } from "./sql/samples/catalogo.ts";
import {
  isPostgres,
  openSeededDatabase,
  readEngineVersion,
  type SeededDatabase,
} from "./sql/seeded-database.ts";
import {
  formatStatements,
  recordAnswers,
  recordSamples,
  type Statement,
} from "./sql/statements.ts";
import { wholeTables } from "./sql/whole-tables.ts";

const server = join(import.meta.dirname, "../../src/server");
const folder = join(import.meta.dirname, "sql/kept", isPostgres ? "postgres" : "sqlite");
const isWriting = process.env.SQL_FILES === "write";

const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1] ?? "platform";
const modules = [...new Set(Object.keys(allSamples).map(moduleOf))].sort();

/** Name and version, as in "PostgreSQL 15". */
let engine: string;
let statements: Statement[];
let answers: Map<string, unknown>;
let unindexed: Plan;
let database: SeededDatabase;
beforeAll(async () => {
  database = await openSeededDatabase();
  engine = await readEngineVersion(database.db);
  ({ statements, answers } = await recordSamples(database));
  const scan = CompiledQuery.raw("select id from pedidos where transportista = 'Correos'");
  unindexed = await explain(database.db, scan);
  if (isWriting) writeAll();
}, 120_000);
afterAll(() => database.close());

function textOf(module: string): string {
  const own = statements.filter(({ file }) => moduleOf(file) === module);
  return formatStatements(own, `The SQL of ${module} on ${engine}`);
}

function writeAll(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const module of modules) writeFileSync(join(folder, `${module}.sql`), textOf(module));
}

describe("every query function has a sample", () => {
  const files = globSync("**/*.queries.ts", { cwd: server }).sort();

  test("and no sample exists for a deleted file", () => {
    expect(Object.keys(allSamples).sort()).toEqual(files);
  });

  test.each(files)("%s", async (file) => {
    const exports: Record<string, unknown> = await import(join(server, file));
    const isQuery = (value: unknown) => value?.constructor.name === "AsyncFunction";
    const queries = Object.keys(exports).filter((name) => isQuery(exports[name]));
    expect(Object.keys(allSamples[file] ?? {}).sort()).toEqual(queries.sort());
  });
});

describe("the kept SQL matches the queries", () => {
  test("and has no file of a deleted module", () => {
    expect(readdirSync(folder).sort()).toEqual(modules.map((module) => `${module}.sql`));
  });

  test.each(modules)("%s", (module) => {
    const written = readFileSync(join(folder, `${module}.sql`), "utf8");
    const current = textOf(module);
    // Another version of the engine may plan otherwise.
    const isSameVersion = written.startsWith(`-- The SQL of ${module} on ${engine}\n`);
    const compared = isSameVersion ? (text: string) => text : withoutPlans;
    const advice = "the SQL or its plan changed: run `npm run sql` and read the difference";
    expect(compared(current), advice).toBe(compared(written));
  });
});

test.runIf(isPostgres)(
  "every query answers the same as on the embedded database",
  async () => {
    const embedded = await openSeededDatabase("sqlite");
    const theirs = await recordAnswers(embedded);
    await embedded.close();
    expect(comparableAnswers(answers)).toEqual(comparableAnswers(theirs));
  },
  120_000,
);

describe("no large table is scanned", () => {
  test("except by the listed queries", () => {
    const found = statements.filter(({ name, wholeTables: tables }) => {
      const [query = ""] = name.split(":");
      return tables.length > 0 && !(query in wholeTables);
    });
    expect(found, "add an index, or a reason to tests/db/sql/whole-tables.ts").toEqual([]);
  });

  test("and the check notices a scan", () => {
    expect(unindexed.wholeTables).toEqual(["pedidos"]);
  });

  test("and each listed query exists", () => {
    const names = Object.values(allSamples).flatMap((samples) => Object.keys(samples));
    expect(Object.keys(wholeTables).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the statements of a read", () => {
  async function countStatements(work: () => Promise<unknown>): Promise<number> {
    database.takeStatements();
    await work();
    return database.takeStatements().length;
  }

  test("one producto is read in one, with its imagenes and opiniones", async () => {
    const work = () => getProducto(database.db, { id: 12, includeInactive: false });
    expect(await countStatements(work)).toBe(1);
  });

  test.each<[string, ProductosAdminQuery]>([
    ["the newest", {}],
    ["a deep page", { pagina: 90, por_pagina: 100 }],
    ["a categoria by precio", { categoria: "categoria-3", orden: "precio_asc" }],
    ["a search of one word", { q: "lampara" }],
    ["a search of two words", { q: "lampara bosque" }],
    ["a search by precio", { q: "lampara", orden: "precio_desc" }],
  ])("a page of a list is counted, chosen and read: %s", async (_name, query) => {
    for (const isPublic of [true, false]) {
      const work = () => listProductos(database.db, { query, isPublic, onlyDestacados: false });
      const isSearch = isPublic && query.q !== undefined;
      // The first search reads the words of all productos.
      if (isSearch) await work();
      const asksForEdits = isSearch || query.pagina !== undefined;
      expect(await countStatements(work)).toBeLessThanOrEqual(asksForEdits ? 4 : 3);
    }
  });
});

describe("a page far into a list", () => {
  type Asked = { pagina: number; orden?: AnyOrden; facetas?: Facetas; total?: number };
  const limit = 50;
  let total: number;
  beforeAll(async () => {
    total = await lista.countProductos(database.db, shown);
  });
  const read = async (db: Db, { pagina, orden = "recientes", facetas = {}, ...asked }: Asked) => {
    const page = { orden, limit, offset: (pagina - 1) * limit, isCommon: true, total, ...asked };
    const rows = await lista.selectProductos(db, { ...page, filter: { ...shown, facetas } });
    return rows.map(({ id }) => id);
  };
  /** A transaction knows no earlier page. */
  const readAlone = (asked: Asked) => database.db.transaction().execute((tx) => read(tx, asked));
  const skippedBy = async (asked: Asked) => {
    database.takeStatements();
    await read(database.db, asked);
    const [skipping] = database.takeStatements().filter(({ sql }) => sql.includes("offset"));
    return skipping?.parameters.at(-1);
  };

  test.each(["recientes", "precio_asc", "precio_desc", "nombre"] as const)("%s", async (orden) => {
    for (const pagina of [60, 61, 75, 99, 240, 241, 300, 299, 61, 239]) {
      const found = await read(database.db, { orden, pagina });
      expect(found).toHaveLength(limit);
      expect(found).toEqual(await readAlone({ orden, pagina }));
    }
  });

  test("goes on from an earlier one until the next edit", async () => {
    await read(database.db, { pagina: 121 });
    expect(await skippedBy({ pagina: 125 })).toBe(200);
    const edited = sql<number>`ediciones + 1`;
    await database.db.updateTable("catalogo_version").set({ ediciones: edited }).execute();
    expect(await skippedBy({ pagina: 125 })).toBe(6_200);
  });

  test("does not go on from one whose total was counted before an edit", async () => {
    await read(database.db, { pagina: 250, total: total - 1 });
    expect(await read(database.db, { pagina: 251 })).toEqual(await readAlone({ pagina: 251 }));
  });

  test("does not where more than edits change the list", async () => {
    for (const beside of [{ orden: "mas_vendidos" }, { facetas: { disponible: true } }] as const) {
      await read(database.db, { pagina: 100, ...beside });
      expect(await skippedBy({ pagina: 101, ...beside })).toBe(5_000);
    }
  });
});

function withoutPlans(text: string): string {
  return text.replace(/^-- The SQL of .*\n/, "").replace(/^-- {3}.*\n/gm, "");
}
