import { type AliasedRawBuilder, type RawBuilder, type SqlBool, sql } from "kysely";

export type SearchedTable = "productos" | "pedidos" | "mensajes_contacto";

/** Parts of a query for the productos that contain words: source, condition, order. */
export type Search = {
  from: AliasedRawBuilder<unknown, "productos">;
  where: RawBuilder<SqlBool>;
  /** The id, by which SQLite's index of words is ordered: rows are read until the page is full. */
  id: RawBuilder<number>;
};

/** Reads each row, or has PostgreSQL choose an index. */
export function containsRead(table: SearchedTable, words: readonly string[]): RawBuilder<SqlBool> {
  return every(words.map((word) => like(table, word)));
}

export function searchRead(words: readonly string[]): Search {
  const where = containsRead("productos", words);
  return { from: sql.table("productos").as("productos"), where, id: sql.ref("productos.id") };
}

/** By SQLite's index of trigrams. */
export function containsIndexed(
  table: SearchedTable,
  words: readonly string[],
): RawBuilder<SqlBool> {
  const { index, phrases, short } = splitWords(table, words);
  if (phrases === "") return containsRead(table, short);
  const found = sql<SqlBool>`${sql.ref(`${table}.id`)} in
    (select rowid from ${index} where ${index} match ${phrases})`;
  return every([found, ...short.map((word) => like(table, word))]);
}

/**
 * Begins with SQLite's index of trigrams, which a cross join makes the outer table. SQLite alone
 * would look up whole rows, which fill more than its cache.
 */
export function searchIndexed(words: readonly string[]): Search {
  const { index, phrases, short } = splitWords("productos", words);
  if (phrases === "") return searchRead(short);
  const id = sql<number>`${index}.rowid`;
  const found = sql<SqlBool>`${index} match ${phrases} and productos.id = ${id}`;
  const where = every([found, ...short.map((word) => like("productos", word))]);
  const covered = sql<"productos">`productos indexed by productos_de_busqueda`;
  return { from: sql`${index} cross join productos`.as<"productos">(covered), where, id };
}

/** Trigrams need three letters. */
function splitWords(table: SearchedTable, words: readonly string[]) {
  const isIndexed = (word: string) => [...word].length >= 3;
  const phrases = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
  const short = words.filter((word) => !isIndexed(word));
  return { index: sql.table(`${table}_busqueda`), phrases: phrases.join(" "), short };
}

function every(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

function like(table: SearchedTable, word: string): RawBuilder<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${sql.ref(`${table}.busqueda`)} like ${pattern} escape '\\'`;
}
