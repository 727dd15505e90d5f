import { isUtf8 } from "node:buffer";

/** Line breaks are "\n". `unreadable`: lines, from 1, with letters that nobody can tell. */
export type CsvText = { text: string; unreadable: number[] };

/** Zeros are in no text, U+FFFD stands for what an earlier program could not read; the rest is UTF-8 read as Windows-1252. */
const lostLetters = /[\0\ufffd]|[ÂÃ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|â€/u;

/**
 * Wrong letters that Spanish ones become when a file of DOS, of an old Mac or of ISO 8859-15 is read as Windows-1252:
 * signs that Spanish does not have, or not between two letters.
 */
const foreignLetters =
  /[\u0080-\u009fÂÃƒ„‚†‡Œœ\u0160š\u017dž\u00a4\u00a5\u00a2]|\p{L}[\u00a0¡£µÖà]\p{L}|\p{Ll}[–—’]\p{Ll}/u;

/** UTF-8, UTF-16 with its mark, or Windows-1252 as older spreadsheets write. */
export function decodeCsv(bytes: Buffer): CsvText {
  const { text, isForeign } = toText(bytes);
  const clean = text.replace(/\r\n?/g, "\n");
  const isUnreadable = (line: string) =>
    lostLetters.test(line) || (isForeign && foreignLetters.test(line));
  const unreadable = clean
    .split("\n")
    .flatMap((line, index) => (isUnreadable(line) ? [index + 1] : []));
  return { text: clean, unreadable };
}

function toText(bytes: Buffer): { text: string; isForeign: boolean } {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const utf16 = { fffe: "utf-16le", feff: "utf-16be" }[bytes.toString("hex", 0, 2)];
  if (utf16) return { text: decode(utf16), isForeign: false };
  const text = decode("utf-8");
  if (isUtf8(bytes) || isMostlyUtf8(text)) return { text, isForeign: false };
  // Every byte is valid here.
  return { text: decode("windows-1252"), isForeign: true };
}

/** Windows-1252 seldom has a letter that is one of UTF-8 by chance, such as Ú before ». */
function isMostlyUtf8(text: string): boolean {
  let [read, broken] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) read++;
  }
  return read >= broken;
}
