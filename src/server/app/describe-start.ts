import type { Config } from "../config/config.ts";
import { describePostgres } from "../db/postgres/postgres.ts";
import { embeddedFile } from "../db/sqlite/embedded-file.ts";
import { describeImages } from "./open-images.ts";
import { readVersion } from "./version.ts";

/** Database, pictures and engine of this process, without a password: for the log. */
export function describeStart(config: Config) {
  const { databaseUrl, dataDir } = config;
  const database =
    databaseUrl === null
      ? { engine: "sqlite", host: null, database: embeddedFile(dataDir) }
      : { engine: "postgres", ...describePostgres(databaseUrl) };
  return { ...readVersion(), ...database, pictures: describeImages(config) };
}

/** Says so to the person who starts it. */
export function announceStart(config: Config): string {
  const { version, commit, engine, host, database, pictures } = describeStart(config);
  const place = engine === "sqlite" ? `SQLite ${database}` : `PostgreSQL ${host}/${database}`;
  return `Estrato ${version} (${commit ?? "sin commit"}). Base: ${place}. Imágenes: ${pictures}.`;
}
