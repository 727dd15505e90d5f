import { OperatorError } from "../../errors.ts";
import type { ImageStore } from "../../providers/image-store.ts";
import { ensurePicture, hasPicture, listPictures, readPicture } from "../picture-files.ts";

export type MovedPictures = { pictures: number; bytes: number; written: number };

const atOnce = 8;

/**
 * Copies every picture that `to` lacks or has otherwise, and its mark. Can be stopped and called again. Throws
 * an OperatorError for pictures of another shop, and unless every file reads there as it was written.
 */
export async function movePictures(from: ImageStore, to: ImageStore): Promise<MovedPictures> {
  const names = await listPictures(from);
  await claim(to, { mark: await from.readMark(), names });
  const moved: MovedPictures = { pictures: 0, bytes: 0, written: 0 };
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) await movePicture({ from, to, name }, moved);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const found = new Set(await listPictures(to));
  const known = names.filter((name) => found.has(name)).length;
  if (known < moved.pictures)
    throw new OperatorError(
      `De ${moved.pictures} imágenes solo se ven ${known}: repite la mudanza.`,
    );
  return moved;
}

/** The mark first: what is half moved is this shop's already, and nobody's sweep touches it. */
async function claim(
  to: ImageStore,
  { mark, names }: { mark: string | null; names: readonly string[] },
): Promise<void> {
  const other = await to.readMark();
  if (other !== null && other !== mark)
    throw new OperatorError("Ahí hay imágenes de otra tienda: usa otra carpeta o cubeta.");
  if (other !== null) return;
  const known = new Set(names);
  const stray = (await listPictures(to)).find((name) => !known.has(name));
  if (stray !== undefined)
    throw new OperatorError(
      `Ahí hay imágenes que no son de esta tienda, como ${stray}: usa otra carpeta o cubeta.`,
    );
  if (mark !== null) await to.writeMark(mark);
}

type Move = { from: ImageStore; to: ImageStore; name: string };

async function movePicture({ from, to, name }: Move, moved: MovedPictures): Promise<void> {
  const files = await readPicture(from, name);
  // The sweep of a shop that sells may take one away.
  if (files === null) return;
  if (await ensurePicture(to, name, files)) {
    moved.written += 1;
    if (!(await hasPicture(to, name, files)))
      throw new OperatorError(`La imagen ${name} no se lee como se escribió: repite la mudanza.`);
  }
  moved.pictures += 1;
  for (const { bytes } of files) moved.bytes += bytes.length;
}
