import type { Readable } from "node:stream";
import { batches } from "../batches.ts";
import type { AppContext } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { inTransaction } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { days } from "../time/clock.ts";
import type { ReceivedArchivo } from "./archivo-store.ts";
import {
  deleteRetired,
  insertArchivo,
  selectArchivos,
  selectKnownClaves,
  selectRetired,
} from "./archivos.queries.ts";

type ArchivoContext = Pick<AppContext, "db" | "archivos" | "clock" | "log">;

const batchSize = 100;
/** Longer than any upload. */
const orphanMs = days(1);
/** One crash leaves one file; more look like the folder of another shop. */
const maxOrphans = 20;

type Keeping<T> = {
  archivo: ReceivedArchivo;
  nombre: string;
  /** Told the row of the archivo, in the transaction that writes it. */
  refer: (tx: Tx, archivo_id: number) => Promise<T>;
};

/** The file has its name before its row is there: never a row without a file. */
export async function keepArchivo<T>(
  { db, archivos, clock }: Pick<AppContext, "db" | "archivos" | "clock">,
  { archivo, nombre, refer }: Keeping<T>,
): Promise<T> {
  const clave = await archivo.keep();
  const { tipo, bytes } = archivo;
  try {
    return await inTransaction(db, async (tx) => {
      const row = { clave, nombre, tipo, bytes, now: clock.now() };
      return refer(tx, await insertArchivo(tx, row));
    });
  } catch (error) {
    // After another fault it may be committed: `sweepOrphans` looks a day later.
    if (error instanceof AppError) await archivos.remove(clave);
    throw error;
  }
}

/** For a download. Null without one, and when its file is gone. */
export async function openArchivo(
  { db, archivos }: Pick<AppContext, "db" | "archivos">,
  id: number | null,
): Promise<{ name: string; body: Readable } | null> {
  const known = id === null ? undefined : (await selectArchivos(db, [id])).get(id);
  const body = known && (await archivos.open(known.clave));
  return body ? { name: known.nombre, body } : null;
}

/** Deletes the files of retired rows, then the rows. Idempotent, so safe in many processes. */
export async function sweepArchivos({ db, archivos }: ArchivoContext): Promise<void> {
  const retired = await selectRetired(db, batchSize);
  if (retired.length === 0) return;
  for (const { clave } of retired) await archivos.remove(clave);
  await deleteRetired(
    db,
    retired.map(({ id }) => id),
  );
}

/** Deletes files that no row has: of an upload that broke off with its process. */
export async function sweepOrphans(ctx: ArchivoContext): Promise<void> {
  const { archivos, log } = ctx;
  const orphans = await findOrphans(ctx);
  if (orphans.length > maxOrphans) {
    log.error({ orphans: orphans.length }, "too many archivos without a row: none is removed");
    return;
  }
  for (const name of orphans) await archivos.remove(name);
}

async function findOrphans({ db, archivos, clock }: ArchivoContext): Promise<string[]> {
  const until = clock.now() - orphanMs;
  const old: string[] = [];
  for await (const { name, savedAt } of archivos.list()) if (savedAt < until) old.push(name);
  const orphans: string[] = [];
  for await (const names of batches(old, batchSize)) {
    const known = await selectKnownClaves(db, names);
    orphans.push(...names.filter((name) => !known.has(name)));
  }
  return orphans;
}
