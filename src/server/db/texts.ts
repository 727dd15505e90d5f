import { type RawBuilder, type SqlBool, sql } from "kysely";

/** The folded text of productos by words: the name, what `busqueda` holds, or those and the descripcion. */
export type TextField = "nombre" | "busqueda" | "texto";

/**
 * A row matches when it has one of the words in the field, or one of `named` in `busqueda`. Words are folded letters
 * and digits alone.
 */
export type TextClause = {
  field: TextField;
  words: readonly string[];
  named?: readonly string[];
};

/** Differences between the engines' indexes of words. */
export type Texts = {
  /** To list the newest first: of few rows PostgreSQL sorts all instead of reading productos until they come. */
  newest: (isRare: boolean) => RawBuilder<number>;
  /** DDL that indexes the words of these columns of productos, and keeps them while rows change. */
  index: (columns: TextColumns) => string[];
  /** DDL that indexes more columns than `index` once did. */
  reindex: (columns: TextColumns) => string[];
  /** The relation whose rows have an `id` and are matched. */
  table: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** True for rows that match every clause. */
  matches: (clauses: readonly TextClause[]) => RawBuilder<SqlBool>;
};

export const textsTable = "textos_busqueda";
const name = textsTable;

/** The first three, then those that count as `busqueda`. */
export type TextColumns = readonly ["nombre", "busqueda", "descripcion", ...string[]];

export const firstTextColumns: TextColumns = ["nombre", "busqueda", "descripcion"];
export const textColumns: TextColumns = [...firstTextColumns, "busqueda_variantes"];

const of = (row: string, columns: TextColumns) => columns.map((column) => `${row}.${column}`);

const sqliteFields: Record<TextField, string> = {
  nombre: "nombre : ",
  busqueda: "{busqueda busqueda_variantes} : ",
  texto: "",
};

function indexSqlite(columns: TextColumns): string[] {
  const names = columns.join(", ");
  const add = `insert into ${name} (rowid, ${names}) values (new.id, ${of("new", columns)});`;
  const remove = `insert into ${name} (${name}, rowid, ${names})
    values ('delete', old.id, ${of("old", columns)});`;
  return [
    `create virtual table ${name} using fts5 (${names}, content = 'productos', content_rowid = 'id',
      detail = 'column', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2')`,
    `create virtual table ${name}_vocabulario using fts5vocab ('${name}', 'col')`,
    `create trigger ${name}_insert after insert on productos begin ${add} end`,
    `create trigger ${name}_delete after delete on productos begin ${remove} end`,
    `create trigger ${name}_update after update of ${names} on productos
      when (${of("old", columns)}) is not (${of("new", columns)}) begin ${remove} ${add} end`,
    `insert into ${name} (${name}) values ('rebuild')`,
  ];
}

/** The tokenizer of FTS5 folds words. No query uses positions; without them the index is a third of the size. */
export const sqliteTexts: Texts = {
  index: indexSqlite,
  reindex: (columns) => [
    ...["insert", "delete", "update"].map((act) => `drop trigger ${name}_${act}`),
    `drop table ${name}_vocabulario`,
    `drop table ${name}`,
    ...indexSqlite(columns),
  ],
  table: sql.table(name),
  id: sql<number>`${sql.table(name)}.rowid`,
  newest: () => sql<number>`${sql.table(name)}.rowid`,
  matches: (clauses) => {
    const anyOf = (field: TextField, words: readonly string[]) =>
      `${sqliteFields[field]}(${words.map((word) => `"${word}"`).join(" OR ")})`;
    const query = clauses.map(({ field, words, named = [] }) => {
      const beside = named.length > 0 ? ` OR ${anyOf("busqueda", named)}` : "";
      return `(${anyOf(field, words)}${beside})`;
    });
    return sql<SqlBool>`${sql.table(name)} match ${query.join(" AND ")}`;
  },
};

/** Indexes rows that were there before their triggers. */
export const fillPostgresTexts = fillPostgres(textColumns);

function fillPostgres(columns: TextColumns): string {
  return `insert into ${name} (id, texto) select id, ${textoOf("productos", columns)} from productos`;
}

function textoOf(row: string, [nombre, busqueda, descripcion, ...more]: TextColumns): string {
  const beside = [busqueda, ...more].map((column) => `${row}.${column}`).join(" || ' ' || ");
  return `texto_de(${row}.${nombre}, ${beside}, ${row}.${descripcion})`;
}

function keepPostgres(columns: TextColumns): string[] {
  return [
    `create or replace function ${name}_keep() returns trigger language plpgsql as $$ begin
      insert into ${name} (id, texto) values (new.id, ${textoOf("new", columns)})
        on conflict (id) do update set texto = excluded.texto;
      return null; end $$`,
    `create trigger ${name}_update after update of ${columns} on productos for each row
      when ((${of("old", columns)}) is distinct from (${of("new", columns)}))
      execute function ${name}_keep()`,
  ];
}

/** A word of a field has its own lexeme, since the index knows no weights. */
const prefixes: Record<TextField, string> = { nombre: "n.", busqueda: "b.", texto: "" };

/** In a table of its own: every sale writes the row of a producto, and each index of it. */
export const postgresTexts: Texts = {
  index: (columns) => [
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
    ...keepPostgres(columns),
    `create trigger ${name}_insert after insert on productos
      for each row execute function ${name}_keep()`,
    "set local statement_timeout = 0",
    fillPostgres(columns),
    `create index ${name}_texto on ${name} using gin (texto)`,
    `analyze ${name}`,
  ],
  reindex: (columns) => [`drop trigger ${name}_update on productos`, ...keepPostgres(columns)],
  table: sql.table(name),
  id: sql<number>`${sql.table(name)}.id`,
  newest: (isRare) =>
    isRare ? sql<number>`${sql.table(name)}.id + 0` : sql<number>`${sql.table(name)}.id`,
  matches: (clauses) => {
    const termsOf = (field: TextField, words: readonly string[]) =>
      words.map((word) => `'${prefixes[field]}${word}'`);
    const query = clauses.map(({ field, words, named = [] }) => {
      return `(${[...termsOf(field, words), ...termsOf("busqueda", named)].join(" | ")})`;
    });
    return sql<SqlBool>`${sql.table(name)}.texto @@ cast(${query.join(" & ")} as tsquery)`;
  },
};
