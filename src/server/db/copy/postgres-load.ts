import pg from "pg";
import { OperatorError } from "../../errors.ts";
import { fillPostgresTexts, textsTable } from "../texts.ts";
import { type DatabaseSummary, readClave, readLevel } from "./copied-database.ts";
import type { HeldFile } from "./held-file.ts";
import { readColumns, withClient } from "./postgres-copy.ts";
import { findPostgresState } from "./postgres-restore.ts";
import { compareTally, type Query } from "./tally.ts";

/** State of a target: `moved` is this shop already, row by row as far as its tally says. */
export type TargetState = "empty" | "migrated" | "moved";

type Target = { url: string; place: string };

/** Kysely's own tables say which migrations have run: those of the target stay. */
const isOurs = (table: string) => !table.startsWith("kysely_");
/** Migrations write their first rows. */
const seeded = ["catalogo_version", "sinonimos", "despacho_ajustes"];
const lockNotAvailable = "55P03";
const sourceName = "la base de origen";

/** Throws an OperatorError when a shop is open there, or another one has been. */
export async function checkTarget(
  { url, place }: Target,
  source: DatabaseSummary,
): Promise<TargetState> {
  const { isEmpty, isInUse } = await findPostgresState(url);
  if (isInUse) throw new OperatorError(`Hay una tienda abierta en ${place}: detenla.`);
  if (isEmpty) return "empty";
  return withClient(url, (query) => findState(query, { place, source }));
}

async function findState(
  query: Query,
  { place, source }: { place: string; source: DatabaseSummary },
): Promise<TargetState> {
  const columns = await readColumns(query);
  const level = await readLevel(query, columns);
  if (level !== source.level)
    throw new OperatorError(
      `En ${place} hay tablas que no son de esta versión: usa una base vacía.`,
    );
  for (const table of [...columns.keys()].filter(isOurs)) {
    const [row] = await query(`select exists (select from "${table}") as found`);
    if (row?.found !== true || seeded.includes(table)) continue;
    const clave = await readClave(query, columns);
    const isSame = clave !== null && clave === source.clave;
    if (isSame && (await compareTally(query, source.tables)).length === 0) return "moved";
    throw new OperatorError(`Ya hay una tienda en ${place}: usa una base vacía.`);
  }
  return "migrated";
}

/**
 * Copies all rows into a migrated database without a shop, in one transaction: whoever is stopped
 * half-way begins anew. The account owns the tables. Throws an OperatorError unless rows and sums agree.
 */
export async function loadFile(
  { url, place }: Target,
  { file, source }: { file: HeldFile; source: DatabaseSummary },
): Promise<void> {
  await withClient(url, async (query) => {
    await query("begin");
    const columns = await readColumns(query);
    const tables = [...columns.keys()].filter(isOurs);
    await lockTables(query, { place, tables });
    if ((await findState(query, { place, source })) === "moved") return;
    for (const table of tables) await query(`alter table "${table}" disable trigger user`);
    for (const table of seeded) await query(`delete from ${table}`);
    // The source's index of words is made of other parts.
    const copied = sortTables(tables, await readReferences(query)).filter(
      (one) => one !== textsTable,
    );
    for (const table of copied)
      await fillTable(query, { file, table, columns: columns.get(table) ?? [] });
    await query(fillPostgresTexts);
    for (const table of tables) await query(`alter table "${table}" enable trigger user`);
    await setSequences(query, { file, tables });
    const faults = await compareTally(query, source.tables, sourceName);
    if (faults.length > 0) throw new OperatorError(faults.join("\n"));
    await query("commit");
    // Plans go by it, and autovacuum comes a minute later.
    await query("analyze");
  });
}

/** A shop that starts meanwhile waits, and gives up by its own time limit. */
async function lockTables(
  query: Query,
  { place, tables }: { place: string; tables: readonly string[] },
): Promise<void> {
  await query("set local lock_timeout = '5s'");
  const names = tables.map((table) => `"${table}"`).join(", ");
  try {
    await query(`lock table ${names} in access exclusive mode`);
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    throw new OperatorError(`Otro programa usa las tablas de ${place}: detenlo.`, { cause: error });
  }
}

type Reference = { table: string; target: string };

async function readReferences(query: Query): Promise<Reference[]> {
  const rows = await query(`select source.relname as table, target.relname as target
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`);
  return rows.map(({ table, target }) => ({ table: String(table), target: String(target) }));
}

/** Tables before those that refer to them. */
export function sortTables(tables: readonly string[], references: readonly Reference[]): string[] {
  const seen = new Set<string>();
  const visit = (table: string): string[] => {
    if (seen.has(table)) return [];
    seen.add(table);
    const before = references.filter((one) => one.table === table);
    return [...before.flatMap(({ target }) => visit(target)), table];
  };
  return tables.toSorted().flatMap(visit);
}

type Filling = { file: HeldFile; table: string; columns: readonly string[] };

async function fillTable(query: Query, { file, table, columns }: Filling): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const statement = `insert into "${table}" (${names})
    select ${names} from json_populate_recordset(null::"${table}", $1)`;
  for (const rows of file.readRows(table, columns)) {
    try {
      await query(statement, [rows]);
    } catch (error) {
      // Its text may quote a row.
      if (!(error instanceof pg.DatabaseError)) throw error;
      const reason = [error.code, error.constraint, error.column].filter(Boolean).join(", ");
      throw new OperatorError(`PostgreSQL no aceptó filas de ${table} (${reason}).`, {
        cause: error,
      });
    }
  }
}

/** Numbers of deleted rows are not given out again, as in the file. */
async function setSequences(
  query: Query,
  { file, tables }: { file: HeldFile; tables: readonly string[] },
): Promise<void> {
  for (const { name, last } of file.readSequences())
    if (tables.includes(name))
      await query("select setval(pg_get_serial_sequence($1, 'id'), $2)", [`"${name}"`, last]);
}
