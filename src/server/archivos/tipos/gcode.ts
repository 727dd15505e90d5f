import type { FileHandle } from "node:fs/promises";
import { readAt } from "./read-at.ts";

/** Slicers put pictures of the piece before the first command, as long comments. */
const headBytes = 1_000_000;
const binaryMark = "GCDE";

const comment = /^(?:;|\(.*\)$)/;
/** A number of its own may stand before it. Macros of Klipper are words in capitals. */
const command = /^(?:N\d+ ?)?(?:[GMT]-?\d+(?![\w-]|\.[^\d])|[A-Z][A-Z\d_]{2,}(?: |$))/i;
/** Moves, goes home, heats: some line of every print does. */
const working = /^(?:N\d+ ?)?(?:G(?:0?[0-3]|28|29|92)|M(?:10[469]|140|190|8[234]))(?!\d)/i;

/** Binary by its mark; else text of comments and commands. Nothing is run. */
export async function isGcode(file: FileHandle, bytes: number): Promise<boolean> {
  const head = await readAt(file, { position: 0, length: headBytes });
  if (head.toString("latin1", 0, binaryMark.length) === binaryMark) return true;
  return !head.includes(0) && isGcodeText(head.toString("utf8"), { isWhole: bytes <= headBytes });
}

/** `isWhole`: false when the last line may be cut. */
export function isGcodeText(text: string, { isWhole }: { isWhole: boolean }): boolean {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (!isWhole) lines.pop();
  const told = lines.map((line) => line.trim()).filter((line) => line !== "" && line !== "%");
  return (
    told.every((line) => comment.test(line) || command.test(line)) &&
    told.some((line) => working.test(line))
  );
}
