import type { Transaction } from "kysely";
import type { Schema } from "#server/db/schema/schema.ts";

/** Calls one query function; what it changes is rolled back. */
export type Sample = (tx: Transaction<Schema>) => Promise<unknown>;

type QueryName<M> = {
  [K in keyof M]: M[K] extends (...args: never[]) => Promise<unknown> ? K : never;
}[keyof M];

/** One sample for each query function, or several when their SQL differs. */
export type Samples<M> = Record<QueryName<M>, Sample | Record<string, Sample>>;

/** By path below src/server. */
export type SamplesByFile = Record<string, Record<string, Sample | Record<string, Sample>>>;
