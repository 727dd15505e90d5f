import { OperatorError } from "../../errors.ts";
import { type Query, type Tally, tallyTables } from "./tally.ts";

/** Result of one consistent look at a database. */
export type DatabaseSummary = {
  engine: "sqlite" | "postgres";
  level: string;
  clave: string | null;
  tables: Tally;
  /** Every picture that a producto shows. */
  pictures: string[];
};

type Database = Pick<DatabaseSummary, "engine"> & {
  /** The names of each table's columns. */
  columns: ReadonlyMap<string, readonly string[]>;
};

/** Throws an OperatorError when the database is not a shop's. */
export async function summarize(
  query: Query,
  { engine, columns }: Database,
): Promise<DatabaseSummary> {
  const level = await readLevel(query, columns);
  if (level === null) throw new OperatorError("La base de datos no es de una tienda.");
  return {
    engine,
    level,
    clave: await readClave(query, columns),
    tables: await tallyTables(query, columns),
    pictures: await readPictureNames(query),
  };
}

const newest = "select name from kysely_migration order by name desc limit 1";

/** The newest migration; null in a database that the shop has never opened. */
export async function readLevel(
  query: Query,
  columns: ReadonlyMap<string, unknown>,
): Promise<string | null> {
  if (!columns.has("kysely_migration")) return null;
  const [row] = await query(newest);
  return row === undefined ? null : String(row.name);
}

/** Which shop it is of; null in a database of before that. */
export async function readClave(
  query: Query,
  columns: ReadonlyMap<string, unknown>,
): Promise<string | null> {
  if (!columns.has("tienda")) return null;
  const [row] = await query("select clave from tienda where id = 1");
  return row === undefined ? null : String(row.clave);
}

async function readPictureNames(query: Query): Promise<string[]> {
  const rows = await query("select distinct nombre from producto_imagenes order by nombre");
  return rows.map(({ nombre }) => String(nombre));
}
