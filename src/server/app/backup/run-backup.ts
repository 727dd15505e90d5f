import { parseArgs } from "node:util";
import type { Config } from "../../config/config.ts";
import { findStartMode, ownEnvironment } from "../../config/environment.ts";
import type { Env } from "../../config/settings.ts";
import { countRows } from "../../db/copy/tally.ts";
import { createLog } from "../../log.ts";
import { systemClock } from "../../time/clock.ts";
import { openImageStore } from "../open-images.ts";
import { performCommand, readShopConfig, type Terminal } from "../terminal.ts";
import { isRecipient } from "./archive.ts";
import { openPlace } from "./copy-place.ts";
import { describeSettings } from "./settings-text.ts";
import type { CopyParts } from "./write-copy.ts";

const usage =
  "npm run respaldo -- <carpeta o s3> [--conservar <cuántas>] [--con-secretos] [--cifrar <clave pública de age>]   una copia entera, también mientras la tienda vende";

type Options = {
  /** Spelt by the caller. */
  place: string;
  keep: number | null;
  hasSecrets: boolean;
  /** Who can open the copy; null: anybody. */
  recipient: string | null;
};

/** Answers the exit status: 0 only when the copy is whole and on the disk. */
export async function runBackup(args: readonly string[], terminal: Terminal): Promise<number> {
  return performCommand(terminal, { usage, options: readOptions(args) }, async (options) => {
    const config = readShopConfig(terminal.env);
    const place = await openPlace(options.place, () => config.backupS3);
    const { recipient } = options;
    const parts = await prepareParts(config, options, terminal.env ?? ownEnvironment());
    const { path, manifest } = await place.write({ ...parts, recipient });
    const { tables } = manifest;
    terminal.say(
      `Copia completa en ${path}: ${countRows(tables)} filas en ${Object.keys(tables).length} tablas, ${manifest.pictures} imágenes, ${manifest.archivos} archivos.`,
    );
    if (!manifest.hasSecrets)
      terminal.say("Los secretos (JWT_SECRET y otros) no están: guárdalos.");
    if (options.keep === null) return;
    const gone = await place.rotate({ keep: options.keep, now: systemClock.now() });
    if (gone > 0) terminal.say(`Copias anteriores borradas: ${gone}.`);
  });
}

async function prepareParts(config: Config, { hasSecrets }: Options, env: Env): Promise<CopyParts> {
  const images = await openImageStore(config, createLog(config.logLevel));
  const isWhole = hasSecrets || config.mode === "demo";
  // In demo the secret is a file beside the data.
  const named = isWhole ? { ...env, JWT_SECRET: config.jwtSecret } : env;
  const text = describeSettings(named, { mode: findStartMode(env), hasSecrets: isWhole });
  return { config, images, now: systemClock.now(), settings: { text, hasSecrets: isWhole } };
}

function readOptions(args: readonly string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        conservar: { type: "string" },
        "con-secretos": { type: "boolean" },
        cifrar: { type: "string" },
      },
      allowPositionals: true,
    });
    const { conservar, cifrar: recipient = null } = values;
    const [place] = positionals;
    const isNumber = conservar === undefined || /^[1-9]\d{0,3}$/.test(conservar);
    if (place === undefined || positionals.length > 1 || !isNumber) return null;
    if (recipient !== null && !isRecipient(recipient)) return null;
    const keep = conservar === undefined ? null : Number(conservar);
    const hasSecrets = values["con-secretos"] ?? false;
    return { place, keep, hasSecrets, recipient };
  } catch {
    return null;
  }
}
