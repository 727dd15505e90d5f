import {
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  sql,
} from "kysely";
import { isSqlite } from "./engine.ts";
import type { Schema } from "./schema/schema.ts";

/** Repeats the type of database.ts, which opens a connection and imports this file. */
type Db = Kysely<Schema>;
type Value = string | number | null;
type Parameters = Readonly<Record<string, Value>>;
type Run<P, R> = (db: Db, parameters: P) => Promise<QueryResult<R>>;

/** By text; PostgreSQL parses and plans a statement with a name once for each connection. */
const names = new Map<string, string>();
const placeholders = new WeakMap<object, string>();

/**
 * A statement that is built once for each engine instead of at each call, for the calls that a customer
 * waits for (docs/decisiones.md 44). `build` sees a placeholder for each parameter: it may compare and store them,
 * and nothing else. A connection with plugins builds it at each call, so that they see it.
 */
export function prepare<P extends Parameters, R>(
  build: (db: Db, parameters: P) => Compilable<R>,
): Run<P, R> {
  const compiled = new Map<boolean, CompiledQuery<R>>();
  return (db, parameters) => {
    if (db.getExecutor().plugins.length > 0) return db.executeQuery(build(db, parameters));
    const key = isSqlite(db);
    const query = compiled.get(key) ?? compile(build(db, standIns<P>()));
    compiled.set(key, query);
    return db.executeQuery({ ...query, parameters: fill(query.parameters, parameters) });
  };
}

/**
 * For a value that a partial index names: SQLite looks into it while it plans, and plans again whenever it is bound. Only for
 * values of the code.
 */
export function literal<T extends string | number>(value: T): RawBuilder<T> {
  return sql.lit(value);
}

/** For a shape that names columns: these parameters and no others. */
export function pick<P extends Parameters>(
  parameters: P,
  columns: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(columns.map((column) => [column, parameters[column] as Value]));
}

/** Id of the row that an insert has returned. */
export function idOf({ rows }: QueryResult<{ id: number }>): number {
  const [row] = rows;
  if (!row) throw new Error("an insert returned no row");
  return row.id;
}

/** Undefined for a statement that was not prepared. */
export function nameOfPrepared(text: string): string | undefined {
  return names.get(text);
}

function compile<R>(query: Compilable<R>): CompiledQuery<R> {
  const compiled = query.compile();
  names.set(compiled.sql, names.get(compiled.sql) ?? `p${names.size}`);
  return compiled;
}

function standIns<P>(): P {
  return new Proxy({}, { get: (_target, name) => placeholderOf(String(name)) }) as P;
}

function placeholderOf(name: string): object {
  const placeholder = Object.freeze({ parameter: name });
  placeholders.set(placeholder, name);
  return placeholder;
}

function fill(compiled: readonly unknown[], parameters: Parameters) {
  return compiled.map((value) => {
    const name = placeholders.get(value as object);
    return name === undefined ? value : parameters[name];
  });
}

/**
 * One statement for each shape that `build` depends on. Shapes must be few: they come from the code, or count
 * the lines of one pedido.
 */
export function prepareShapes<S, P extends Parameters, R>(
  build: (db: Db, shape: S, parameters: P) => Compilable<R>,
): (db: Db, shape: S, parameters: P) => Promise<QueryResult<R>> {
  const byShape = new Map<string, Run<P, R>>();
  return (db, shape, parameters) => {
    const key = JSON.stringify(shape);
    const run = byShape.get(key) ?? prepare<P, R>((compiling, all) => build(compiling, shape, all));
    byShape.set(key, run);
    return run(db, parameters);
  };
}

type Row = Readonly<Record<string, Value>>;

/** Prepares a statement for a list of rows of these columns, one for each length. The list must not be empty. */
export function prepareForRows<F extends Row, P extends Parameters, R>(
  columns: readonly (keyof F & string)[],
  build: (db: Db, rows: F[], parameters: P) => Compilable<R>,
): (db: Db, rows: readonly F[], parameters: P) => Promise<QueryResult<R>> {
  const nameOf = (column: string, place: number) => `${column} ${place}`;
  const run = prepareShapes<number, Parameters, R>((db, length, all) => {
    const rows = Array.from({ length }, (_, place) =>
      Object.fromEntries(columns.map((column) => [column, all[nameOf(column, place)]])),
    );
    return build(db, rows as F[], all as P);
  });
  return (db, rows, parameters) => {
    const values = rows.flatMap((row, place) =>
      columns.map((column) => [nameOf(column, place), row[column]]),
    );
    return run(db, rows.length, { ...parameters, ...Object.fromEntries(values) });
  };
}

type RunForIds<P, R> = (db: Db, ids: readonly number[], parameters: P) => Promise<QueryResult<R>>;
const smallest = 4;

/**
 * Prepares a statement for a list of ids, one for each power of two: a shorter list repeats its last id. The list must not
 * be empty.
 */
export function prepareForIds<P extends Parameters, R>(
  build: (db: Db, ids: number[], parameters: P) => Compilable<R>,
): RunForIds<P, R> {
  const bySize = new Map<number, { names: string[]; run: Run<Parameters, R> }>();
  const prepareSize = (size: number) => {
    const names = Array.from({ length: size }, (_, place) => `id${place}`);
    const run = prepare<Parameters, R>((compiling, all) =>
      build(
        compiling,
        names.map((name) => all[name] as number),
        all as P,
      ),
    );
    return { names, run };
  };
  return (db, ids, parameters) => {
    const size = Math.max(smallest, 2 ** Math.ceil(Math.log2(ids.length)));
    const prepared = bySize.get(size) ?? prepareSize(size);
    bySize.set(size, prepared);
    const { names, run } = prepared;
    const padded: Record<string, Value> = { ...parameters };
    for (const [place, name] of names.entries()) padded[name] = ids[place] ?? ids.at(-1) ?? 0;
    return run(db, padded);
  };
}
