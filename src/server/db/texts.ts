import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The folded text of productos by words: the name, what `busqueda` holds, or those and the descripcion. */
export type TextField = "nombre" | "busqueda" | "texto";

/** A row matches when it has one of the words. Words are folded letters and digits alone. */
export type TextClause = { field: TextField; words: readonly string[] };

/** Differences between the engines' indexes of words. */
export type Texts = {
  /** To list the newest first: of few rows PostgreSQL sorts all instead of reading productos until they come. */
  newest: (isRare: boolean) => RawBuilder<number>;
  /** DDL that indexes the words of productos, and keeps them while rows change. */
  index: string[];
  /** The relation whose rows have an `id` and are matched. */
  table: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** True for rows that match every clause. */
  matches: (clauses: readonly TextClause[]) => RawBuilder<SqlBool>;
};

export const textsTable = "textos_busqueda";
const name = textsTable;

const columns = "nombre, busqueda, descripcion";
const valuesOf = (row: string) => `${row}.id, ${row}.nombre, ${row}.busqueda, ${row}.descripcion`;

/** The tokenizer of FTS5 folds words. No query uses positions; without them the index is a third of the size. */
export const sqliteTexts: Texts = {
  index: [
    `create virtual table ${name} using fts5 (${columns}, content = 'productos', content_rowid = 'id',
      detail = 'column', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2')`,
    `create virtual table ${name}_vocabulario using fts5vocab ('${name}', 'col')`,
    `create trigger ${name}_insert after insert on productos begin
      insert into ${name} (rowid, ${columns}) values (${valuesOf("new")}); end`,
    `create trigger ${name}_delete after delete on productos begin
      insert into ${name} (${name}, rowid, ${columns}) values ('delete', ${valuesOf("old")}); end`,
    `create trigger ${name}_update after update of ${columns} on productos
      when (old.nombre, old.busqueda, old.descripcion) is not (new.nombre, new.busqueda, new.descripcion) begin
      insert into ${name} (${name}, rowid, ${columns}) values ('delete', ${valuesOf("old")});
      insert into ${name} (rowid, ${columns}) values (${valuesOf("new")}); end`,
    `insert into ${name} (${name}) values ('rebuild')`,
  ],
  table: sql.table(name),
  id: sql<number>`${sql.table(name)}.rowid`,
  newest: () => sql<number>`${sql.table(name)}.rowid`,
  matches: (clauses) => {
    const query = clauses.map(({ field, words }) => {
      const any = words.map((word) => `"${word}"`).join(" OR ");
      return field === "texto" ? `(${any})` : `(${field} : (${any}))`;
    });
    return sql<SqlBool>`${sql.table(name)} match ${query.join(" AND ")}`;
  },
};

/** Indexes rows that were there before their triggers. */
export const fillPostgresTexts = `insert into ${name} (id, texto)
  select id, texto_de(nombre, busqueda, descripcion) from productos`;

/** A word of a field has its own lexeme, since the index knows no weights. */
const prefixes: Record<TextField, string> = { nombre: "n.", busqueda: "b.", texto: "" };

/** In a table of its own: every sale writes the row of a producto, and each index of it. */
export const postgresTexts: Texts = {
  index: [
    `create function texto_de(nombre text, busqueda text, descripcion text) returns tsvector
      immutable strict parallel safe language plpgsql as $$
      declare
        marks constant text := E'\\u0300\\u0301\\u0302\\u0303\\u0308\\u030a\\u0327\\u030c';
        n text := lower(translate(normalize(nombre, nfd), marks, ''));
        b text := lower(translate(normalize(busqueda, nfd), marks, ''));
        d text := lower(translate(normalize(descripcion, nfd), marks, ''));
      begin
        n := regexp_replace(n, '[^a-z0-9]+', ' ', 'g');
        b := regexp_replace(b, '[^a-z0-9]+', ' ', 'g');
        d := regexp_replace(d, '[^a-z0-9]+', ' ', 'g');
        return array_to_tsvector(array_remove(string_to_array('n.' || replace(n, ' ', ' n.')
          || ' b.' || replace(b, ' ', ' b.') || ' ' || n || ' ' || b || ' ' || d, ' '), ''));
      end $$`,
    `create table ${name} (
      id bigint primary key references productos (id) on delete cascade,
      texto tsvector not null
    )`,
    `create function ${name}_keep() returns trigger language plpgsql as $$ begin
      insert into ${name} (id, texto)
        values (new.id, texto_de(new.nombre, new.busqueda, new.descripcion))
        on conflict (id) do update set texto = excluded.texto;
      return null; end $$`,
    `create trigger ${name}_insert after insert on productos
      for each row execute function ${name}_keep()`,
    `create trigger ${name}_update after update of ${columns} on productos for each row
      when ((old.nombre, old.busqueda, old.descripcion)
        is distinct from (new.nombre, new.busqueda, new.descripcion))
      execute function ${name}_keep()`,
    "set local statement_timeout = 0",
    fillPostgresTexts,
    `create index ${name}_texto on ${name} using gin (texto)`,
    `analyze ${name}`,
  ],
  table: sql.table(name),
  id: sql<number>`${sql.table(name)}.id`,
  newest: (isRare) =>
    isRare ? sql<number>`${sql.table(name)}.id + 0` : sql<number>`${sql.table(name)}.id`,
  matches: (clauses) => {
    const query = clauses.map(({ field, words }) => {
      const any = words.map((word) => `'${prefixes[field]}${word}'`).join(" | ");
      return `(${any})`;
    });
    return sql<SqlBool>`${sql.table(name)}.texto @@ cast(${query.join(" & ")} as tsquery)`;
  },
};
