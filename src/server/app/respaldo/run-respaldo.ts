import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "../../clock.ts";
import { findStartMode, ownEnvironment } from "../../config/environment.ts";
import { createLog } from "../../log.ts";
import { openImageStore } from "../open-images.ts";
import { perform, readShopConfig, type Terminal } from "../terminal.ts";
import { rotateCopies } from "./copies.ts";
import { countRows } from "./manifest.ts";
import { isRecipient } from "./sealed-copy.ts";
import { describeSettings } from "./settings-text.ts";
import { type WrittenCopy, writeCopy, writeSealedCopy } from "./write-copy.ts";

const usage =
  "npm run respaldo -- <carpeta> [--conservar <cuántas>] [--con-secretos] [--cifrar <clave pública de age>]   una copia entera, también mientras la tienda vende";

type Options = {
  folder: string;
  keep: number | null;
  hasSecrets: boolean;
  /** Who can open the copy; null: anybody. */
  recipient: string | null;
};

/** Answers the exit status: 0 only when the copy is whole and on the disk. */
export async function runRespaldo(args: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    terminal.complain(`Uso: ${usage}`);
    return 2;
  }
  return perform(terminal, async () => {
    const { path, manifest } = await copyShop(options, terminal);
    terminal.say(
      `Copia completa en ${path}: ${countRows(manifest)} filas en ${Object.keys(manifest.tables).length} tablas, ${manifest.pictures} imágenes.`,
    );
    if (!manifest.hasSecrets)
      terminal.say("Los secretos (JWT_SECRET y otros) no están: guárdalos.");
    if (options.keep === null) return;
    const now = systemClock.now();
    const gone = await rotateCopies(options.folder, { keep: options.keep, now });
    if (gone > 0) terminal.say(`Copias anteriores borradas: ${gone}.`);
  });
}

async function copyShop(
  { folder, hasSecrets, recipient }: Options,
  { env }: Terminal,
): Promise<WrittenCopy> {
  const config = readShopConfig(env);
  const images = await openImageStore(config, createLog(config.logLevel));
  const given = env ?? ownEnvironment();
  const isWhole = hasSecrets || config.mode === "demo";
  // In demo the secret is a file beside the data.
  const named = isWhole ? { ...given, JWT_SECRET: config.jwtSecret } : given;
  const text = describeSettings(named, { mode: findStartMode(given), hasSecrets: isWhole });
  const settings = { text, hasSecrets: isWhole };
  const parts = { config, images, now: systemClock.now(), settings };
  return recipient === null
    ? writeCopy(folder, parts)
    : writeSealedCopy(folder, { ...parts, recipient });
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
    const [folder] = positionals;
    const isNumber = conservar === undefined || /^[1-9]\d{0,3}$/.test(conservar);
    if (folder === undefined || positionals.length > 1 || !isNumber) return null;
    if (recipient !== null && !isRecipient(recipient)) return null;
    const keep = conservar === undefined ? null : Number(conservar);
    const hasSecrets = values["con-secretos"] ?? false;
    return { folder: resolve(folder), keep, hasSecrets, recipient };
  } catch {
    return null;
  }
}
