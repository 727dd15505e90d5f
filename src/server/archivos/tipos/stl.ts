import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

const headBytes = 84;
const facetBytes = 50;
const chunkBytes = 1_000_000;
/** Room for the name of the solid and the first facet, or for the end. */
const edgeBytes = 4000;

/** Binary: its size is the one that its count of facets asks for. Else text from `solid` to `endsolid`. */
export async function isStl(file: FileHandle, bytes: number): Promise<boolean> {
  const head = await readAt(file, { position: 0, length: headBytes });
  if (head.length < headBytes) return false;
  const facets = head.readUInt32LE(headBytes - 4);
  if (facets > 0 && bytes === headBytes + facetBytes * facets) return true;
  return isTextStl(file, bytes);
}

async function isTextStl(file: FileHandle, bytes: number): Promise<boolean> {
  const start = await readAt(file, { position: 0, length: edgeBytes });
  if (!/^\s*solid\b[\s\S]*?\bfacet\s+normal\s/i.test(start.toString("latin1"))) return false;
  const position = Math.max(0, bytes - edgeBytes);
  const end = await readAt(file, { position, length: edgeBytes });
  if (!/\bendsolid\b[^\n]*\s*$/i.test(end.toString("latin1"))) return false;
  for (let at = 0; at < bytes; at += chunkBytes) {
    if ((await readAt(file, { position: at, length: chunkBytes })).some(isNoText)) return false;
  }
  return true;
}

/** A name of a solid may have letters of any alphabet. */
function isNoText(byte: number): boolean {
  return (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 127;
}
