import { OperatorError } from "../../errors.ts";
import type { ImageFile, ImageStore } from "../../providers/image-store.ts";

export type MovedPictures = { pictures: number; bytes: number; written: number };

const atOnce = 8;

/**
 * Copies every picture that `to` lacks or has otherwise, and its mark. Can be stopped and called again. Throws
 * an OperatorError for pictures of another shop, and unless every file reads there as it was written.
 */
export async function movePictures(from: ImageStore, to: ImageStore): Promise<MovedPictures> {
  const names = await listNames(from);
  await claim(to, { mark: await from.readMark(), names });
  const moved: MovedPictures = { pictures: 0, bytes: 0, written: 0 };
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) await movePicture({ from, to, name }, moved);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const found = new Set(await listNames(to));
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
  const stray = (await listNames(to)).find((name) => !known.has(name));
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
  if (!(await isThere(to, name, files))) {
    await to.remove(name);
    await to.save(name, files);
    moved.written += 1;
    if (!(await isThere(to, name, files)))
      throw new OperatorError(`La imagen ${name} no se lee como se escribió: repite la mudanza.`);
  }
  moved.pictures += 1;
  for (const { bytes } of files) moved.bytes += bytes.length;
}

async function readPicture(from: ImageStore, name: string): Promise<ImageFile[] | null> {
  const files: ImageFile[] = [];
  for (const file of await from.listFiles(name)) {
    const bytes = await from.read(name, file);
    if (bytes === null) return null;
    files.push({ file, bytes });
  }
  return files.length === 0 ? null : files;
}

async function isThere(to: ImageStore, name: string, files: ImageFile[]): Promise<boolean> {
  if ((await to.listFiles(name)).length !== files.length) return false;
  for (const { file, bytes } of files) {
    const found = await to.read(name, file);
    if (!found?.equals(bytes)) return false;
  }
  return true;
}

/** Without leftovers of broken saves. */
async function listNames(images: ImageStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of images.list()) if (!name.startsWith(".")) names.push(name);
  return names.toSorted();
}
