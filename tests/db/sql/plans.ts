import { CompiledQuery } from "kysely";
import type { Db } from "#server/db/database.ts";
import { seedTables } from "./seed/tables.ts";
import { isPostgres } from "./seeded-database.ts";

/** The access path, without costs and row counts, which differ by machine. */
export type Plan = {
  lines: string[];
  /** Large tables with a sequential scan. */
  wholeTables: string[];
};

const largeTables = new Set(
  seedTables.filter(({ count }) => count >= 1_000).map(({ name }) => name),
);

/** Explains without executing. */
export async function explain(db: Db, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const prefix = isPostgres ? "explain (format json, costs off)" : "explain query plan";
  const query = CompiledQuery.raw(`${prefix} ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<Record<string, unknown>>(query);
  return isPostgres ? readPostgres(rows) : readSqlite(rows);
}

/** Lines such as "SEARCH pedidos USING INTEGER PRIMARY KEY (rowid=?)", indented by nesting. */
function readSqlite(rows: Record<string, unknown>[]): Plan {
  const depths = new Map([[0, -1]]);
  const lines = rows.map(({ id, parent, detail }) => {
    const depth = (depths.get(Number(parent)) ?? 0) + 1;
    depths.set(Number(id), depth);
    return "  ".repeat(depth) + String(detail);
  });
  const wholeTables = rows.flatMap(({ detail }) => {
    const [, table = "", index] = /^SCAN (\S+)( USING| VIRTUAL)?/.exec(String(detail)) ?? [];
    return index === undefined && largeTables.has(table) ? [table] : [];
  });
  return { lines, wholeTables };
}

type PostgresNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PostgresNode[];
};

/**
 * One line for each table. Joins, sorts and kinds of index scans change with small changes of the
 * statistics.
 */
function readPostgres(rows: Record<string, unknown>[]): Plan {
  const [row] = rows as { "QUERY PLAN": [{ Plan: PostgresNode }] }[];
  const accesses = row ? accessesOf(row["QUERY PLAN"][0].Plan) : [];
  const lines = accesses.map(({ table, indexes }) => {
    if (!largeTables.has(table)) return table;
    return `${table}: ${indexes.length === 0 ? "whole table" : indexes.join(" + ")}`;
  });
  const wholeTables = accesses
    .filter(({ table, indexes }) => largeTables.has(table) && indexes.length === 0)
    .map(({ table }) => table);
  return { lines: [...new Set(lines)].sort(), wholeTables };
}

type Access = { table: string; indexes: string[] };

function accessesOf(node: PostgresNode): Access[] {
  const { "Node Type": type, "Relation Name": table, Plans: children = [] } = node;
  if (type === "Bitmap Heap Scan") return [{ table: String(table), indexes: indexesOf(node) }];
  const own =
    table !== undefined && /Scan$/.test(type) ? [{ table, indexes: indexesOf(node) }] : [];
  return [...own, ...children.flatMap(accessesOf)];
}

function indexesOf({ "Index Name": index, Plans: children = [] }: PostgresNode): string[] {
  return [...(index === undefined ? [] : [index]), ...children.flatMap(indexesOf)].sort();
}
