import type { FileHandle } from "node:fs/promises";
import { readZipNames } from "./zip-directory.ts";

const types = "[Content_Types].xml";
const model = /^\/?3D\/.+\.model$/is;

/** A zip with the parts of a 3MF, which stay packed. */
export async function isThreeMf(file: FileHandle, bytes: number): Promise<boolean> {
  const names = await readZipNames(file, bytes);
  if (names === null) return false;
  return names.includes(types) && names.some((name) => model.test(name));
}
