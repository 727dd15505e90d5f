import { describe, expect, it } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

const text = "sku;nombre\n1;Ñandú de pingüino\n2;Lámpara 30°\n";
const utf16be = Buffer.from(`\ufeff${text}`, "utf16le").swap16();
const oneByte = (line: string) => Buffer.from(line, "latin1");

describe("decodeCsv", () => {
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16, little end first", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16, big end first", utf16be],
    ["Windows-1252", oneByte(text)],
  ])("reads %s", (_name, bytes) => {
    expect(decodeCsv(bytes)).toEqual({ text, unreadable: [] });
  });

  it("reads Windows-1252 whose letters are UTF-8 by chance", () => {
    const bytes = oneByte("1;«MENÚ», señal y árbol");
    expect(decodeCsv(bytes)).toEqual({ text: "1;«MENÚ», señal y árbol", unreadable: [] });
  });

  it.each([
    [
      "one byte of Windows-1252 in UTF-8",
      [Buffer.from("1;Ñandú\n2;Pi"), oneByte("ñata\n3;a")],
      [2],
    ],
    ["as much of one as of the other", [Buffer.from("1;Ñandu\n2;Pi"), oneByte("ñata")], [2]],
    ["some UTF-8 in Windows-1252", [oneByte("1;áéíóúñ\n2;"), Buffer.from("Ñandú")], [2]],
    ["UTF-8 cut off in a letter", [Buffer.from("1;Ñandú\n2;x"), Buffer.from([0xc3])], [2]],
    ["UTF-8 that was taken for Windows-1252", [Buffer.from("1;a\n2;Ã‘andÃº")], [2]],
    ["signs of an earlier loss", [Buffer.from("1;Ñandú\n2;Pi\ufffdata")], [2]],
    ["UTF-16 without its mark", [Buffer.from("1;a", "utf16le")], [1]],
    ["UTF-16 cut off in a letter", [Buffer.from("\ufeff1;a", "utf16le"), Buffer.from("x")], [1]],
    ["a workbook", [Buffer.from("PK\x03\x04\x14\0\x06\0")], [1]],
    // Ñandú, lámpara and pingüino as each of these writes them.
    ["DOS", [oneByte("1;a\n2;\xa5and\xa3\n3;l\xa0mpara\n4;ping\x81ino")], [2, 3, 4]],
    ["an old Mac", [oneByte("1;a\n2;\x84and\x9c\n3;l\x87mpara\n4;pi\x96ata")], [2, 3, 4]],
    ["ISO 8859-15", [oneByte("1;a\n2;30 \xa4")], [2]],
  ])("names the lines of %s", (_name, parts, lines) => {
    expect(decodeCsv(Buffer.concat(parts as Buffer[])).unreadable).toEqual(lines);
  });
});
