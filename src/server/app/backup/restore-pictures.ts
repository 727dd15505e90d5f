import { existsSync } from "node:fs";
import { readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import { OperatorError } from "../../errors.ts";
import type { ImageFile, ImageStore } from "../../providers/image-store.ts";
import { describeImages } from "../open-images.ts";
import { ensurePicture } from "../picture-files.ts";
import { picturesFolder } from "./manifest.ts";
import type { Copy } from "./read-copy.ts";

/** Throws an OperatorError for pictures of another shop, unless they can be set aside. */
export async function checkPictures(
  images: ImageStore,
  { config, copy, isReplacing }: { config: Config; copy: Copy; isReplacing: boolean },
): Promise<{ isForeign: boolean }> {
  const mark = await images.readMark();
  const isForeign = mark !== null && mark !== copy.manifest.clave;
  const canMove = isReplacing && images.folder !== null;
  if (isForeign && !canMove) {
    throw new OperatorError(
      `Las imágenes en ${describeImages(config)} son de otra tienda: usa otra carpeta o cubeta${images.folder === null ? "" : ", o --reemplazar, que las guarda al lado"}.`,
    );
  }
  return { isForeign };
}

/** Answers where its files are now. */
export async function setFolderAside(folder: string, stamp: string): Promise<string> {
  const aside = `${folder}.antes-${stamp}`;
  await rename(folder, aside);
  return aside;
}

/** Adds what is missing or differs. Pictures that came after the copy stay: the sweep decides about them. */
export async function restorePictures(images: ImageStore, { path, manifest }: Copy): Promise<void> {
  const isEmpty = await hasNone(images);
  const folder = join(path, picturesFolder);
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    await ensurePicture(images, name, await readFolder(join(folder, name)));
  }
  const isUnmarked = (await images.readMark()) === null;
  if (isEmpty && isUnmarked && manifest.clave !== null) await images.writeMark(manifest.clave);
}

async function readFolder(folder: string): Promise<ImageFile[]> {
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => ({ file, bytes: await readFile(join(folder, file)) })),
  );
}

async function hasNone(images: ImageStore): Promise<boolean> {
  for await (const _ of images.list()) return false;
  return true;
}
