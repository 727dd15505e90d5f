import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Config } from "../../config/config.ts";
import { ownEnvironment } from "../../config/environment.ts";
import type { Env } from "../../config/settings.ts";
import { countRows, describePedidos } from "../../db/copy/tally.ts";
import { OperatorError } from "../../errors.ts";
import { performCommand, readShopConfig, requireConfig, type Terminal } from "../terminal.ts";
import { type MovedDatabase, moveDatabase } from "./move-database.ts";
import { runPictureMove } from "./run-move-pictures.ts";

const usage = `npm run mudar -- --imagenes --a <https://servidor/cubeta o carpeta>   las imágenes, de donde dicen los ajustes a una cubeta S3 o a otra DATA_DIR
npm run mudar -- --a <postgres://…> [--duena <postgres://…>]   la tienda de los ajustes, desde su base incluida a PostgreSQL
En vez de una dirección, que otros ven entre los procesos, vale un archivo que la contenga. --duena es DATABASE_OWNER_URL.`;

type Options = { url: string; ownerUrl: string | null; hasPictures: boolean };

/** Answers the exit status: 0 only when what was moved agrees with what it came from. */
export async function runMove(args: readonly string[], terminal: Terminal): Promise<number> {
  return performCommand(terminal, { usage, options: readOptions(args) }, async (options) => {
    const env = terminal.env ?? ownEnvironment();
    if (options.hasPictures) {
      for (const line of await runPictureMove(options.url, env)) terminal.say(line);
      return;
    }
    const source = readShopConfig(env);
    if (source.databaseUrl !== null)
      throw new OperatorError(
        "Los ajustes ya nombran PostgreSQL: quita DATABASE_URL para mudar la base de DATA_DIR.",
      );
    const moved = await moveDatabase(source, readTarget(options, env));
    for (const line of describeMove(moved, options)) terminal.say(line);
  });
}

/** The settings that the moved shop will start with. */
function readTarget({ url, ownerUrl }: Options, env: Env): Config & { databaseUrl: string } {
  const DATABASE_URL = readAddress(url);
  const DATABASE_OWNER_URL = ownerUrl === null ? undefined : readAddress(ownerUrl);
  const config = requireConfig({ ...env, DATABASE_URL, DATABASE_OWNER_URL });
  return { ...config, databaseUrl: DATABASE_URL };
}

function readAddress(value: string): string {
  return existsSync(value) ? readFileSync(value, "utf8").trim() : value;
}

function describeMove({ file, place, source }: MovedDatabase, { ownerUrl }: Options): string[] {
  const { tables } = source;
  const names = ownerUrl === null ? "DATABASE_URL" : "DATABASE_URL y DATABASE_OWNER_URL";
  return [
    `La tienda está en ${place}: ${countRows(tables)} filas en ${Object.keys(tables).length} tablas; cuentas y sumas calzan.`,
    describePedidos(tables),
    `Pon ${names} en los ajustes, con lo que dijiste aquí, y abre la tienda. Lo demás no cambia: las imágenes siguen donde están.`,
    `${file} queda como estaba. No abras otra tienda con él: vendería lo mismo dos veces.`,
  ];
}

function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        a: { type: "string" },
        duena: { type: "string" },
        imagenes: { type: "boolean", default: false },
      },
    });
    const { a: url, duena: ownerUrl = null, imagenes: hasPictures } = values;
    if (!url || (hasPictures && ownerUrl !== null)) return null;
    return { url, ownerUrl, hasPictures };
  } catch {
    return null;
  }
}
