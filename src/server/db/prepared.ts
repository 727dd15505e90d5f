import {
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  sql,
} from "kysely";
import { isSqlite } from "./engine.ts";
import type { Schema } from "./schema.ts";

/** As in database.ts, which opens what imports this file. */
type Db = Kysely<Schema>;
type Parameters = Readonly<Record<string, string | number | null>>;
type Run<P, R> = (db: Db, parameters: P) => Promise<QueryResult<R>>;

/** By text; PostgreSQL parses and plans a statement with a name once for each connection. */
const names = new Map<string, string>();
const placeholders = new WeakMap<object, string>();

/**
 * A statement that is built once for each engine instead of at each call, for the calls that a customer
 * waits for (docs/decisions/0044). `build` sees a placeholder for each parameter: it may compare and store them,
 * and nothing else.
 */
export function prepare<P extends Parameters, R>(
  build: (db: Db, parameters: P) => Compilable<R>,
): Run<P, R> {
  const compiled = new Map<boolean, CompiledQuery<R>>();
  return (db, parameters) => {
    const key = isSqlite(db);
    const query = compiled.get(key) ?? compile(build(db, standIns<P>()));
    compiled.set(key, query);
    return db.executeQuery({ ...query, parameters: fill(query.parameters, parameters) });
  };
}

/**
 * For the limit of a prepared statement: SQLite looks into a bound limit while it plans, and plans again
 * whenever it is bound.
 */
export function literal(limit: number): RawBuilder<number> {
  return sql.lit(limit);
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

type RunForIds<P, R> = (db: Db, ids: readonly number[], parameters: P) => Promise<QueryResult<R>>;
const smallest = 4;

/**
 * The same for a list of ids, one statement for each power of two: a shorter list repeats its last id. The list
 * must not be empty.
 */
export function prepareForIds<P extends Parameters, R>(
  build: (db: Db, ids: number[], parameters: P) => Compilable<R>,
): RunForIds<P, R> {
  const bySize = new Map<number, Run<Parameters, R>>();
  return (db, ids, parameters) => {
    const size = Math.max(smallest, 2 ** Math.ceil(Math.log2(ids.length)));
    const names = Array.from({ length: size }, (_, place) => `id${place}`);
    const run =
      bySize.get(size) ??
      prepare<Parameters, R>((compiling, all) =>
        build(
          compiling,
          names.map((name) => all[name] as number),
          all as P,
        ),
      );
    bySize.set(size, run);
    const padded = names.map((name, place) => [name, ids[place] ?? ids.at(-1) ?? 0]);
    return run(db, { ...parameters, ...Object.fromEntries(padded) });
  };
}
