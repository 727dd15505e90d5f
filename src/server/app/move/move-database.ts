import type { Config } from "../../config/config.ts";
import type { DatabaseSummary } from "../../db/copy/copied-database.ts";
import { type HeldFile, holdFile } from "../../db/copy/held-file.ts";
import { checkTarget, loadFile } from "../../db/copy/postgres-load.ts";
import { openDatabase } from "../../db/database.ts";
import { migrationLevel } from "../../db/migrations/index.ts";
import { describePostgres } from "../../db/postgres/postgres.ts";
import { embeddedFile } from "../../db/sqlite/embedded-file.ts";
import { OperatorError } from "../../errors.ts";
import { ensureTiendaClave } from "../../modules/catalogo/index.ts";
import { systemClock } from "../../time/clock.ts";
import { openShopDatabase } from "../open-database.ts";

export type MovedDatabase = { file: string; place: string; source: DatabaseSummary };

/**
 * Copies the embedded database of `dataDir` into the PostgreSQL that `target` names, and keeps
 * everybody else out of it meanwhile. Throws an OperatorError unless rows and sums agree; the target
 * then has no row of it.
 */
export async function moveDatabase(
  { dataDir }: Config,
  target: Config & { databaseUrl: string },
): Promise<MovedDatabase> {
  const url = target.databaseOwnerUrl ?? target.databaseUrl;
  const { host, database } = describePostgres(url);
  const place = `${host}/${database}`;
  const path = embeddedFile(dataDir);
  const file = await holdPrepared(path, dataDir);
  try {
    const source = await file.summarize();
    if ((await checkTarget({ url, place }, source)) !== "moved") {
      // Migrates, and grants what the account of the shop needs.
      await (await openShopDatabase(target)).close();
      await loadFile({ url, place }, { file, source });
    }
    return { file: path, place, source };
  } finally {
    file.release();
  }
}

/** Migrated, and with the name of its shop, by which a second call knows what the first has done. */
async function holdPrepared(path: string, dataDir: string): Promise<HeldFile> {
  const file = holdFile(path);
  const level = await file.level();
  if (level === null) return file;
  file.release();
  if (level > migrationLevel)
    throw new OperatorError(`${path} es de una versión más nueva (${level}): usa ese programa.`);
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await ensureTiendaClave(db, systemClock.now());
  } finally {
    await close();
  }
  return holdFile(path);
}
