import type { FileHandle } from "node:fs/promises";

/** Fewer bytes when the file ends before. */
export async function readAt(
  file: FileHandle,
  { position, length }: { position: number; length: number },
): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
