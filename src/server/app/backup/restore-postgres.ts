import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { makePrivateFolder } from "../../data-folder.ts";
import {
  emptySchema,
  findPostgresState,
  loadPostgres,
  savePostgres,
} from "../../db/copy/postgres-restore.ts";
import { openDatabase } from "../../db/database.ts";
import { describePostgres } from "../../db/postgres/postgres.ts";
import { OperatorError } from "../../errors.ts";
import { databaseFiles } from "./manifest.ts";
import type { DatabaseTarget } from "./restore-target.ts";

/** Loaded in one transaction, after a dump of what was there. */
export function createPostgresTarget(config: Config, databaseUrl: string): DatabaseTarget {
  const url = config.databaseOwnerUrl ?? databaseUrl;
  const { host, database } = describePostgres(url);
  const place = `${host}/${database}`;
  return {
    async check(isReplacing) {
      const { isEmpty, isInUse } = await findPostgresState(url);
      if (isInUse) throw new OperatorError(`La tienda de ${place} está abierta: detenla.`);
      if (!isEmpty && !isReplacing) {
        throw new OperatorError(
          `Ya hay tablas en ${place}: usa otra base, o --reemplazar, que guarda la anterior en DATA_DIR.`,
        );
      }
    },
    async restore(copy, { stamp, prepare }) {
      const aside = await setAside(url, join(config.dataDir, `antes-${stamp}.dump`));
      try {
        const faults = await loadPostgres(url, {
          file: join(copy.path, databaseFiles.postgres),
          tables: copy.manifest.tables,
        });
        if (faults.length > 0) throw new OperatorError(faults.join("\n"));
        const { db, close } = await openDatabase(config);
        try {
          await prepare(db);
        } finally {
          await close();
        }
      } catch (error) {
        if (aside === null || !(error instanceof OperatorError)) throw error;
        throw new OperatorError(`${error.message} La base anterior está en ${aside}.`, {
          cause: error,
        });
      }
      return aside;
    },
  };
}

async function setAside(url: string, file: string): Promise<string | null> {
  if ((await findPostgresState(url)).isEmpty) return null;
  makePrivateFolder(join(file, ".."));
  await savePostgres(url, file);
  await emptySchema(url);
  return file;
}
