import { type RawBuilder, type SqlBool, sql } from "kysely";

export type SearchedTable = "productos" | "pedidos" | "mensajes_contacto";

/** What a query of the rows that contain words selects from, asks for and is ordered by. */
export type Search = {
  /** To be named as the table. */
  from: RawBuilder<unknown>;
  where: RawBuilder<SqlBool>;
  /** The id, by which SQLite's index of words is ordered: rows are read until the page is full. */
  id: RawBuilder<number>;
};

/** Reads each row, or has PostgreSQL choose an index. */
export function containsRead(table: SearchedTable, words: readonly string[]): RawBuilder<SqlBool> {
  return every(words.map((word) => like(table, word)));
}

export function searchRead(table: SearchedTable, words: readonly string[]): Search {
  const where = containsRead(table, words);
  return { from: sql.table(table), where, id: sql.ref(`${table}.id`) };
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

/** Begins with SQLite's index of trigrams, which a cross join makes the outer table. */
export function searchIndexed(table: SearchedTable, words: readonly string[]): Search {
  const { index, phrases, short } = splitWords(table, words);
  if (phrases === "") return searchRead(table, short);
  const id = sql<number>`${index}.rowid`;
  const found = sql<SqlBool>`${index} match ${phrases} and ${sql.ref(`${table}.id`)} = ${id}`;
  const where = every([found, ...short.map((word) => like(table, word))]);
  return { from: sql`${index} cross join ${sql.table(table)}`, where, id };
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
