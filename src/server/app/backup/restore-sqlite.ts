import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { compareSqlite, isSqliteInUse } from "../../db/copy/sqlite-copy.ts";
import { type Db, openDatabase } from "../../db/database.ts";
import { embeddedFile } from "../../db/sqlite/embedded-file.ts";
import { OperatorError } from "../../errors.ts";
import { syncPath } from "./copy-files.ts";
import { databaseFiles } from "./manifest.ts";
import type { Copy } from "./read-copy.ts";
import type { DatabaseTarget } from "./restore-target.ts";

/** The file in DATA_DIR: prepared beside it, then put in its place by one rename. */
export function createSqliteTarget({ dataDir }: Config): DatabaseTarget {
  const current = embeddedFile(dataDir);
  return {
    async check(isReplacing) {
      if (!existsSync(current)) return;
      if (isSqliteInUse(current))
        throw new OperatorError(`La tienda de ${dataDir} está abierta: detenla.`);
      if (!isReplacing) {
        throw new OperatorError(
          `Ya hay una tienda en ${dataDir}: usa otra carpeta, o --reemplazar, que guarda la anterior al lado.`,
        );
      }
    },
    async restore(copy, { stamp, prepare }) {
      const draft = join(dataDir, `.restaurar-${randomBytes(4).toString("hex")}`);
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        await fill(draft, { copy, prepare });
        const aside = await setAside(current, stamp);
        // Unlike a rename it fails when a shop was opened there meanwhile.
        await link(embeddedFile(draft), current);
        await syncPath(dataDir);
        return aside;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

type Filling = { copy: Copy; prepare: (db: Db) => Promise<void> };

async function fill(draft: string, { copy, prepare }: Filling): Promise<void> {
  const path = embeddedFile(draft);
  await copyFile(join(copy.path, databaseFiles.sqlite), path);
  const faults = await compareSqlite(path, copy.manifest.tables);
  if (faults.length > 0) throw new OperatorError(faults.join("\n"));
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir: draft });
  try {
    await prepare(db);
  } finally {
    await close();
  }
  if (existsSync(`${path}-wal`))
    throw new OperatorError(`${path} sigue abierta por otro programa.`);
  await syncPath(path);
}

async function setAside(current: string, stamp: string): Promise<string | null> {
  if (!existsSync(current)) return null;
  const aside = `${current}.antes-${stamp}`;
  for (const suffix of ["-wal", "-shm", ""])
    if (existsSync(`${current}${suffix}`)) await rename(`${current}${suffix}`, `${aside}${suffix}`);
  return aside;
}
