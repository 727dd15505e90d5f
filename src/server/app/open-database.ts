import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { type Database, openDatabase } from "../db/database.ts";
import { insufficientPrivilege } from "../db/migration-faults.ts";
import { findEmbedded } from "../db/sqlite/embedded-file.ts";
import { OperatorError } from "../errors.ts";
import { describeError, summarizeError } from "../log-error.ts";
import { markFile } from "../providers/image-store.ts";

const waiting = "Otro proceso está migrando la base de datos: se espera a que termine.";

/** Rejects with one Spanish sentence. */
export async function openShopDatabase(
  config: Config,
  onMigrationWait: () => void = () => void process.stderr.write(`${waiting}\n`),
): Promise<Database> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null && findEmbedded(dataDir) === "empty" && hasPictures(dataDir)) {
    throw new OperatorError(
      `La base de datos en ${dataDir} está vacía, pero sus imágenes son de una tienda: restaura una copia, o borra estrato.db para empezar una nueva.`,
    );
  }
  return openDatabase({ ...config, onMigrationWait }).catch((error: unknown) => {
    throw new Error(describeDatabaseFault(config, error), { cause: error });
  });
}

function hasPictures(dataDir: string): boolean {
  return existsSync(join(dataDir, "imagenes", markFile));
}

function describeDatabaseFault(config: Config, error: unknown): string {
  const reason = describeStartFault(error);
  return config.databaseUrl
    ? `No se pudo usar la base de datos de DATABASE_URL: ${reason}`
    : `No se pudo abrir la base de datos en ${config.dataDir}: ${reason}`;
}

/** PostgreSQL names account and database when it refuses a login; other texts may quote rows. */
function describeStartFault(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code === insufficientPrivilege) {
    return "la cuenta no puede migrar; define DATABASE_OWNER_URL, o hazla dueña de la base.";
  }
  const isLogin = /^(28|3D)...$/.test(code ?? "");
  return (isLogin ? message : describeError(error).message) ?? summarizeError(error);
}
