import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { archivosFolder } from "../../archivos/archivo-store.ts";
import type { Config } from "../../config/config.ts";
import { findStartMode, ownEnvironment } from "../../config/environment.ts";
import { readBackupS3, type S3Config } from "../../config/s3-config.ts";
import { createSettings, type Env } from "../../config/settings.ts";
import { openDataFolder } from "../../data-folder.ts";
import { countRows, describePedidos } from "../../db/copy/tally.ts";
import { OperatorError } from "../../errors.ts";
import { createLog } from "../../log.ts";
import { parkWaitingCorreos } from "../../outbox/index.ts";
import { systemClock } from "../../time/clock.ts";
import { openImageStore } from "../open-images.ts";
import { performCommand, requireConfig, type Terminal } from "../terminal.ts";
import { stampOf } from "./copies.ts";
import { writeDurable } from "./copy-files.ts";
import { openPlace } from "./copy-place.ts";
import { settingsFile } from "./manifest.ts";
import { type Copy, withCopy } from "./read-copy.ts";
import { restoreArchivos } from "./restore-archivos.ts";
import { checkPictures, restorePictures, setFolderAside } from "./restore-pictures.ts";
import { createPostgresTarget } from "./restore-postgres.ts";
import { createSqliteTarget } from "./restore-sqlite.ts";

const usage =
  "npm run restaurar -- <carpeta o s3> [--reemplazar] [--clave <archivo>]   la copia, o la más nueva de la carpeta, en la tienda de los ajustes";

type Options = { place: string; isReplacing: boolean; key: string | null };

/** Answers the exit status: 0 only when the restored shop agrees with its copy. */
export async function runRestore(args: readonly string[], terminal: Terminal): Promise<number> {
  return performCommand(terminal, { usage, options: readOptions(args) }, async (options) => {
    const env = terminal.env ?? ownEnvironment();
    const { key, isReplacing } = options;
    const dataDir = dataDirOf(env);
    const place = await openPlace(options.place, () => readBackupBucket(env));
    const lines = await withCopy({ place, key, dataDir }, (copy) =>
      restoreShop(copy, { isReplacing, env }),
    );
    for (const line of lines) terminal.say(line);
  });
}

/** Pictures and archivos before the database: a restore that ends early has only added some. */
async function restoreShop(
  copy: Copy,
  { isReplacing, env }: { isReplacing: boolean; env: Env },
): Promise<string[]> {
  const secret = await findDemoSecret(copy, env);
  const config = readTarget(copy, secret === null ? env : { ...env, JWT_SECRET: secret });
  const target = createTarget(config, copy);
  await target.check(isReplacing);
  if (config.databaseUrl === null || config.s3 === null)
    openDataFolder(config.dataDir, { isStrict: config.mode === "production" });
  const log = createLog(config.logLevel);
  let images = await openImageStore(config, log);
  const stamp = stampOf(systemClock.now());
  const asides: string[] = [];
  const { isForeign } = await checkPictures(images, { config, copy, isReplacing });
  if (isForeign && images.folder !== null) {
    asides.push(await setFolderAside(images.folder, stamp));
    images = await openImageStore(config, log);
    const archivos = join(config.dataDir, archivosFolder);
    if (existsSync(archivos)) asides.push(await setFolderAside(archivos, stamp));
  }
  await restorePictures(images, copy);
  await restoreArchivos(config, copy);
  let parked = 0;
  const aside = await target.restore(copy, {
    stamp,
    prepare: async (db) => {
      parked = await parkWaitingCorreos(db);
    },
  });
  if (aside !== null) asides.push(aside);
  if (secret !== null) await writeDurable(join(config.dataDir, "jwt-secret"), secret);
  return describeResult(copy, { parked, asides });
}

function describeResult(
  { name, manifest }: Copy,
  { parked, asides }: { parked: number; asides: string[] },
): string[] {
  const { tables } = manifest;
  return [
    `Restaurada la copia ${name}, del ${manifest.createdAt}: ${countRows(tables)} filas, ${manifest.pictures} imágenes, ${manifest.archivos ?? 0} archivos; cuentas y sumas calzan.`,
    describePedidos(tables),
    ...(parked > 0
      ? [`Correos que esperaban, apartados para que una persona decida: ${parked}.`]
      : []),
    ...asides.map((place) => `Lo anterior está en ${place}.`),
    "Los pagos posteriores a la copia están solo en el portal de Transbank: compáralos.",
  ];
}

function readTarget({ manifest }: Copy, env: Env): Config {
  const mode = manifest.mode === "demo" && env.JWT_SECRET_FILE === undefined ? "demo" : null;
  return requireConfig(env, mode ?? findStartMode(env));
}

/** Before the copy says of which mode the other settings are. */
function readBackupBucket(env: Env): S3Config | null {
  const isDemo = findStartMode(env) !== "production";
  const settings = createSettings(env, isDemo);
  const bucket = readBackupS3(settings, isDemo);
  if (settings.faults.length > 0) throw new OperatorError(settings.faults.join("\n"));
  return bucket;
}

function dataDirOf({ DATA_DIR = "data" }: Env): string {
  return resolve(DATA_DIR);
}

/** The demo's secret is a file beside its data: put back when there is none, so that sessions go on. */
async function findDemoSecret({ path, manifest }: Copy, env: Env): Promise<string | null> {
  const isSet = env.JWT_SECRET !== undefined || env.JWT_SECRET_FILE !== undefined;
  if (manifest.mode !== "demo" || isSet) return null;
  if (existsSync(join(dataDirOf(env), "jwt-secret"))) return null;
  return parseEnv(await readFile(join(path, settingsFile), "utf8")).JWT_SECRET ?? null;
}

function createTarget(config: Config, { manifest }: Copy) {
  const engine = config.databaseUrl === null ? "sqlite" : "postgres";
  if (engine !== manifest.engine) {
    const names = { sqlite: "SQLite", postgres: "PostgreSQL" };
    throw new OperatorError(
      `La copia es de ${names[manifest.engine]} y los ajustes nombran ${names[engine]}: revisa DATABASE_URL.`,
    );
  }
  return config.databaseUrl === null
    ? createSqliteTarget(config)
    : createPostgresTarget(config, config.databaseUrl);
}

function readOptions(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { reemplazar: { type: "boolean", default: false }, clave: { type: "string" } },
      allowPositionals: true,
    });
    const [place] = positionals;
    if (place === undefined || positionals.length > 1) return null;
    const key = values.clave === undefined ? null : resolve(values.clave);
    return { place, isReplacing: values.reemplazar, key };
  } catch {
    return null;
  }
}
