import { sql } from "kysely";
import { describe, expect } from "vitest";
import { CuentaSchema } from "#contract/schemas/cuenta.ts";
import { dataKinds } from "#contract/values/rights/data-kinds.ts";
import { test } from "#rig/test.ts";
import type { PersonalColumn } from "#server/db/personal-data/personal-column.ts";
import { personalData } from "#server/db/personal-data/personal-data.ts";

type Table = Record<string, "impersonal" | PersonalColumn>;
const tables = Object.entries(personalData) as [string, Table][];

const personalColumns = tables.flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([name, column]) =>
    column === "impersonal" ? [] : [{ name: `${table}.${name}`, column }],
  ),
);

/** Kysely's own tables and those of the search index hold nothing of ours. */
const foreign = /^(kysely_|sqlite_|\w+_busqueda)/;

test("every column of the migrated database says whether it is personal", async ({ shop }) => {
  const { db, engine } = shop.database;
  const statement =
    engine.name === "sqlite"
      ? sql<{ tabla: string; columna: string }>`
          select m.name as tabla, c.name as columna
          from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'`
      : sql<{ tabla: string; columna: string }>`
          select table_name as tabla, column_name as columna
          from information_schema.columns where table_schema = current_schema()`;
  const { rows } = await statement.execute(db);
  const found = rows
    .filter(({ tabla }) => !foreign.test(tabla))
    .map(({ tabla, columna }) => `${tabla}.${columna}`);
  const declared = tables.flatMap(([table, columns]) =>
    Object.keys(columns).map((name) => `${table}.${name}`),
  );
  expect(found.sort()).toEqual(declared.sort());
});

describe("each personal column", () => {
  test("is of a kind that the page of privacy explains", () => {
    const used = new Set(personalColumns.map(({ column }) => column.kind));
    expect([...used].sort()).toEqual(Object.keys(dataKinds).sort());
  });

  test.for(personalColumns)("$name is exported, or has a reason", ({ column: { exported } }) => {
    if (typeof exported !== "string") return expect(exported.not).not.toBe("");
    expect(hasPath(CuentaSchema, exported.split("."))).toBe(true);
  });
});

type Schema = {
  _zod: { def: { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema } };
};

/** Looks through arrays and nullable values. */
function hasPath(schema: unknown, [first, ...rest]: string[]): boolean {
  const { shape, element, innerType } = (schema as Schema)._zod.def;
  const inner = element ?? innerType;
  if (inner) return hasPath(inner, first === undefined ? [] : [first, ...rest]);
  if (first === undefined) return true;
  const field = shape?.[first];
  return field !== undefined && hasPath(field, rest);
}
