/** Runs one statement of ours. */
export type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Sums as texts: they may be larger than a number. */
export type TableTally = { rows: number; sums: Record<string, string> };

/** By table. */
export type Tally = Record<string, TableTally>;

/** Summed in each table that has it: money and stock. */
const summed: ReadonlySet<string> = new Set([
  "cantidad",
  "despacho_precio",
  "monto",
  "nuestro_monto",
  "precio",
  "precio_unitario",
  "reservado",
  "stock",
  "suyo_monto",
  "total",
]);

/** Sums all tables. */
export function countRows(tally: Tally): number {
  return Object.values(tally).reduce((sum, { rows }) => sum + rows, 0);
}

/** Spanish sentence by which an owner recognizes the shop. */
export function describePedidos({ pedidos }: Tally): string {
  return `Pedidos: ${pedidos?.rows ?? 0}, por $${pedidos?.sums.total ?? 0}.`;
}

const identifier = /^[a-z_][a-z0-9_]*$/;

/** Counts all tables and sums their columns of money and stock. */
export async function tallyTables(
  query: Query,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Tally> {
  const tally: Tally = {};
  for (const [table, names] of [...columns].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const sums = names.filter((name) => summed.has(name)).toSorted();
    const [row = {}] = await query(countStatement(table, sums));
    tally[table] = {
      rows: Number(row.row_count),
      sums: Object.fromEntries(sums.map((name) => [name, String(row[`sum_${name}`])])),
    };
  }
  return tally;
}

/** Counts again. Answers Spanish sentences, none when all agree with `other`. */
export async function compareTally(
  query: Query,
  expected: Tally,
  other = "la copia",
): Promise<string[]> {
  const faults: string[] = [];
  for (const [table, { rows, sums }] of Object.entries(expected)) {
    const [row = {}] = await query(countStatement(table, Object.keys(sums)));
    if (Number(row.row_count) !== rows)
      faults.push(`La tabla ${table} tiene ${row.row_count} filas, y ${other} dice ${rows}.`);
    for (const [name, sum] of Object.entries(sums)) {
      const found = String(row[`sum_${name}`]);
      if (found !== sum) faults.push(`${table}.${name} suma ${found}, y ${other} dice ${sum}.`);
    }
  }
  return faults;
}

function countStatement(table: string, sums: readonly string[]): string {
  for (const name of [table, ...sums])
    if (!identifier.test(name)) throw new Error("not the name of a table or column");
  const counted = sums.map(
    (name) => `, cast(coalesce(sum("${name}"), 0) as text) as "sum_${name}"`,
  );
  return `select count(*) as row_count${counted.join("")} from "${table}"`;
}

/** Rows of `table_name` and `column_name`, as both engines answer them. */
export function groupColumns(rows: readonly Record<string, unknown>[]): Map<string, string[]> {
  const columns = new Map<string, string[]>();
  for (const { table_name, column_name } of rows) {
    const table = String(table_name);
    columns.set(table, [...(columns.get(table) ?? []), String(column_name)]);
  }
  return columns;
}
