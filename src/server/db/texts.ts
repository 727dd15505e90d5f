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
  /** DDL that marks in the index what the shop does not show, so that a count reads no producto. */
  markHidden: (columns: TextColumns) => string[];
  /** The relation whose rows have an `id` and are matched. */
  table: RawBuilder<unknown>;
  id: RawBuilder<number>;
  /** True for rows that match every clause. */
  matches: (clauses: readonly TextClause[]) => RawBuilder<SqlBool>;
  /** True for those of them that the shop shows. */
  matchesShown: (clauses: readonly TextClause[]) => RawBuilder<SqlBool>;
};

export const textsTable = "textos_busqueda";
const name = textsTable;

/** The first three, then those that count as `busqueda`. */
export type TextColumns = readonly ["nombre", "busqueda", "descripcion", ...string[]];

export const firstTextColumns: TextColumns = ["nombre", "busqueda", "descripcion"];
export const textColumns: TextColumns = [...firstTextColumns, "busqueda_variantes"];

const of = (row: string, columns: readonly string[]) => columns.map((column) => `${row}.${column}`);

/** Columns that say whether the shop shows a producto. */
const shown = ["activo", "detras"];
/** In a column of the same name. */
const hiddenMark = "oculto";
/** No word has a full stop. */
const hiddenTerm = "o.";
const hiddenTerms = `array_to_tsvector('{${hiddenTerm}}')`;

const sqliteFields: Record<TextField, string> = {
  nombre: "nombre : ",
  busqueda: "{busqueda busqueda_variantes} : ",
  texto: "",
};

/** Inactive, or behind another variante. */
const isHidden = (row: string) => `${row}.activo = 0 or ${row}.detras = 1`;

/** `isMarked`: it knows what is hidden. */
type Index = { columns: TextColumns; isMarked: boolean };

function indexSqlite({ columns, isMarked }: Index): string[] {
  const names = [...columns, ...(isMarked ? [hiddenMark] : [])].join(", ");
  const mark = (row: string) => `case when ${isHidden(row)} then '${hiddenMark}' else '' end`;
  const valuesOf = (row: string) => [...of(row, columns), ...(isMarked ? [mark(row)] : [])];
  const add = `insert into ${name} (rowid, ${names}) values (new.id, ${valuesOf("new")});`;
  const remove = `insert into ${name} (${name}, rowid, ${names})
    values ('delete', old.id, ${valuesOf("old")});`;
  const content = isMarked ? `${name}_contenido` : "productos";
  return [
    ...(isMarked
      ? [
          `create view ${content} (id, ${names}) as select id, ${valuesOf("productos")} from productos`,
        ]
      : []),
    `create virtual table ${name} using fts5 (${names}, content = '${content}', content_rowid = 'id',
      detail = 'column', columnsize = 0, tokenize = 'unicode61 remove_diacritics 2')`,
    `create virtual table ${name}_vocabulario using fts5vocab ('${name}', 'col')`,
    `create trigger ${name}_insert after insert on productos begin ${add} end`,
    `create trigger ${name}_delete after delete on productos begin ${remove} end`,
    `create trigger ${name}_update after update of ${[...columns, ...(isMarked ? shown : [])]} on productos
      when (${valuesOf("old")}) is not (${valuesOf("new")}) begin ${remove} ${add} end`,
    `insert into ${name} (${name}) values ('rebuild')`,
  ];
}

function rebuildSqlite(index: Index): string[] {
  return [
    ...["insert", "delete", "update"].map((act) => `drop trigger ${name}_${act}`),
    `drop table ${name}_vocabulario`,
    `drop table ${name}`,
    ...indexSqlite(index),
  ];
}

function matchSqlite(clauses: readonly TextClause[]): string {
  const anyOf = (field: TextField, words: readonly string[]) =>
    `${sqliteFields[field]}(${words.map((word) => `"${word}"`).join(" OR ")})`;
  const query = clauses.map(({ field, words, named = [] }) => {
    const beside = named.length > 0 ? ` OR ${anyOf("busqueda", named)}` : "";
    return `(${anyOf(field, words)}${beside})`;
  });
  return query.join(" AND ");
}

/** The tokenizer of FTS5 folds words. No query uses positions; without them the index is a third of the size. */
export const sqliteTexts: Texts = {
  index: (columns) => indexSqlite({ columns, isMarked: false }),
  reindex: (columns) => rebuildSqlite({ columns, isMarked: false }),
  markHidden: (columns) => rebuildSqlite({ columns, isMarked: true }),
  table: sql.table(name),
  id: sql<number>`${sql.table(name)}.rowid`,
  newest: () => sql<number>`${sql.table(name)}.rowid`,
  matches: (clauses) => sql<SqlBool>`${sql.table(name)} match ${matchSqlite(clauses)}`,
  matchesShown: (clauses) => {
    const query = `(${matchSqlite(clauses)}) NOT ${hiddenMark} : "${hiddenMark}"`;
    return sql<SqlBool>`${sql.table(name)} match ${query}`;
  },
};

/** Indexes rows that were there before their triggers. */
export const fillPostgresTexts = fillPostgres({ columns: textColumns, isMarked: true });

function fillPostgres(index: Index): string {
  return `insert into ${name} (id, texto) select id, ${textoOf("productos", index)} from productos`;
}

function textoOf(row: string, { columns, isMarked }: Index): string {
  const [nombre, busqueda, descripcion, ...more] = columns;
  const beside = [busqueda, ...more].map((column) => `${row}.${column}`).join(" || ' ' || ");
  const texto = `texto_de(${row}.${nombre}, ${beside}, ${row}.${descripcion})`;
  if (!isMarked) return texto;
  return `${texto} || case when ${isHidden(row)} then ${hiddenTerms} else ''::tsvector end`;
}

function keepPostgres(index: Index): string[] {
  const columns = [...index.columns, ...(index.isMarked ? shown : [])];
  return [
    `create or replace function ${name}_keep() returns trigger language plpgsql as $$ begin
      insert into ${name} (id, texto) values (new.id, ${textoOf("new", index)})
        on conflict (id) do update set texto = excluded.texto;
      return null; end $$`,
    `create trigger ${name}_update after update of ${columns} on productos for each row
      when ((${of("old", columns)}) is distinct from (${of("new", columns)}))
      execute function ${name}_keep()`,
  ];
}

function matchPostgres(clauses: readonly TextClause[]): string {
  const termsOf = (field: TextField, words: readonly string[]) =>
    words.map((word) => `'${prefixes[field]}${word}'`);
  const query = clauses.map(({ field, words, named = [] }) => {
    return `(${[...termsOf(field, words), ...termsOf("busqueda", named)].join(" | ")})`;
  });
  return query.join(" & ");
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
    ...keepPostgres({ columns, isMarked: false }),
    `create trigger ${name}_insert after insert on productos
      for each row execute function ${name}_keep()`,
    "set local statement_timeout = 0",
    fillPostgres({ columns, isMarked: false }),
    `create index ${name}_texto on ${name} using gin (texto)`,
    `analyze ${name}`,
  ],
  reindex: (columns) => [
    `drop trigger ${name}_update on productos`,
    ...keepPostgres({ columns, isMarked: false }),
  ],
  markHidden: (columns) => [
    `drop trigger ${name}_update on productos`,
    ...keepPostgres({ columns, isMarked: true }),
    // A search reads what was changed since as a whole: 5,000 rows made it take twice as long.
    `alter index ${name}_texto set (gin_pending_list_limit = 64)`,
    `update ${name} set texto = texto || ${hiddenTerms}
      where id in (select id from productos where ${isHidden("productos")})`,
    `analyze ${name}`,
  ],
  table: sql.table(name),
  id: sql<number>`${sql.table(name)}.id`,
  newest: (isRare) =>
    isRare ? sql<number>`${sql.table(name)}.id + 0` : sql<number>`${sql.table(name)}.id`,
  matches: (clauses) =>
    sql<SqlBool>`${sql.table(name)}.texto @@ cast(${matchPostgres(clauses)} as tsquery)`,
  matchesShown: (clauses) => {
    const query = `(${matchPostgres(clauses)}) & !'${hiddenTerm}'`;
    return sql<SqlBool>`${sql.table(name)}.texto @@ cast(${query} as tsquery)`;
  },
};
