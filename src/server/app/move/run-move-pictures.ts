import { resolve } from "node:path";
import { createArchivoStore } from "../../archivos/archivo-store.ts";
import type { Config } from "../../config/config.ts";
import type { Env } from "../../config/settings.ts";
import { OperatorError } from "../../errors.ts";
import { createLog } from "../../log.ts";
import { describeImages, openImageStore } from "../open-images.ts";
import { readShopConfig, requireConfig } from "../terminal.ts";
import { movePictures } from "./move-pictures.ts";

type Place = Pick<Config, "dataDir">;

/** From the store that the settings name to `place`: an S3 address, or another DATA_DIR. Answers lines. */
export async function runPictureMove(place: string, env: Env): Promise<string[]> {
  const source = readShopConfig(env.S3_URL === undefined ? withoutKeys(env) : env);
  const target = /^https?:/.test(place)
    ? { ...source, s3: requireConfig({ ...env, S3_URL: place }).s3 }
    : { ...source, s3: null, dataDir: resolve(place) };
  const where = describeImages(target);
  if (where === describeImages(source))
    throw new OperatorError(`Las imágenes ya están en ${where}: revisa los ajustes.`);
  const log = createLog(source.logLevel);
  const moved = await movePictures(
    await openImageStore(source, log),
    await openImageStore(target, log),
  );
  const archivos = target.s3 === null ? await moveArchivos(source, target) : null;
  return [
    `Imágenes en ${where}: ${moved.pictures}, ${moved.bytes} bytes, leídas y comparadas; copiadas ahora: ${moved.written}.`,
    ...(archivos === null ? [] : [`Archivos copiados ahora: ${archivos}.`]),
    target.s3 === null
      ? `Quita S3_URL de los ajustes y pon DATA_DIR=${target.dataDir}.`
      : `Pon S3_URL=${place} y sus llaves en los ajustes.`,
    "Si la tienda vendía mientras tanto, detenla y repite esto antes de cambiar los ajustes: copia solo lo nuevo.",
  ];
}

/** Those that `to` lacks. Answers how many. */
async function moveArchivos(from: Place, to: Place): Promise<number> {
  const source = createArchivoStore(from.dataDir);
  const target = createArchivoStore(to.dataDir);
  let copied = 0;
  for await (const { name, isWhole } of source.list()) {
    const stream = isWhole ? await source.open(name) : null;
    if (stream !== null && (await target.adopt(name, stream))) copied += 1;
  }
  return copied;
}

/** For the target: beside a folder they would be a fault. */
function withoutKeys(env: Env): Env {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith("S3_")));
}
