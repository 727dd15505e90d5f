import type { ImageFile, ImageStore } from "../providers/image-store.ts";

/** Names in order, without leftovers of broken saves. */
export async function listPictures(images: ImageStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of images.list()) if (!name.startsWith(".")) names.push(name);
  return names.toSorted();
}

/** Null for a picture without files, also when it is deleted meanwhile. */
export async function readPicture(images: ImageStore, name: string): Promise<ImageFile[] | null> {
  const files: ImageFile[] = [];
  for (const file of await images.listFiles(name)) {
    const bytes = await images.read(name, file);
    if (bytes === null) return null;
    files.push({ file, bytes });
  }
  return files.length === 0 ? null : files;
}

/** Writes the picture unless it is there with the same bytes. Answers whether it wrote. */
export async function ensurePicture(
  images: ImageStore,
  name: string,
  files: ImageFile[],
): Promise<boolean> {
  if (await hasPicture(images, name, files)) return false;
  await images.remove(name);
  await images.save(name, files);
  return true;
}

/** Whether exactly these files are there, byte by byte. */
export async function hasPicture(
  images: ImageStore,
  name: string,
  files: ImageFile[],
): Promise<boolean> {
  if ((await images.listFiles(name)).length !== files.length) return false;
  for (const { file, bytes } of files) {
    const found = await images.read(name, file);
    if (!found?.equals(bytes)) return false;
  }
  return true;
}
