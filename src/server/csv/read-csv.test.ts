import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it, test, vi } from "vitest";
import { csvRefusals } from "./csv.messages.ts";
import { maxCell, maxMarks, readCsv } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

const read = (text: string | Buffer, maxRows = 100) => readCsv(Buffer.from(text), { maxRows });
const cellsOf = (text: string | Buffer) => read(text).rows.map(({ cells }) => cells);

const fault = (fila: number, mensaje: string) => ({ fila, columna: "", mensaje });

describe("readCsv", () => {
  it.each([
    "sku;nombre\n1;a,b\n",
    "sku\tnombre\n1\ta,b\n",
    'sku,nombre\n1,"a,b"\n',
    "\ufeffsku;nombre\r\n1;a,b",
  ])("finds the separator and the line breaks of %j", (text) => {
    expect(read(text)).toEqual({
      header: ["sku", "nombre"],
      rows: [{ fila: 2, cells: ["1", "a,b"], isBroken: false, isTooLong: false }],
      faults: [],
    });
  });

  it("reads Windows-1252 where it is no UTF-8", () => {
    expect(cellsOf(Buffer.from("sku;nombre\n1;\u00d1and\u00fa", "latin1"))).toEqual([
      ["1", "Ñandú"],
    ]);
    expect(cellsOf("sku;nombre\n1;Ñandú")).toEqual([["1", "Ñandú"]]);
  });

  it("numbers rows as a spreadsheet does, past blank lines and breaks inside cells", () => {
    const { rows } = read('sku;nombre\r\n\r\n1;"a\r\nb\r\nc"\r\n;\r\n2;d');
    expect(rows.map(({ fila }) => fila)).toEqual([3, 5]);
    expect(rows[0]?.cells[1]).toBe("a\nb\nc");
  });

  it("marks a row whose quotes do not close", () => {
    expect(read('sku;nombre\n1;a\n2;"b\n3;c').rows.map(({ isBroken }) => isBroken)).toEqual([
      false,
      true,
    ]);
  });

  it("stops one row after the most it may read", () => {
    expect(read(`sku\n${"x\n".repeat(50)}`, 10).rows).toHaveLength(11);
  });

  it("of nothing reads nothing", () => {
    expect(read("")).toEqual({ header: [], rows: [], faults: [] });
  });

  it.each(["\n", "\r", '"', ";", ",", "\r\n", '""', '";"'])(
    "parses no file of five megabytes of %j",
    (unit) => {
      const parse = vi.spyOn(Papa, "parse");
      const file = read(`sku;nombre\n${unit.repeat(5_000_000 / unit.length)}`);
      expect(file).toEqual({ header: [], rows: [], faults: [fault(1, csvRefusals.overfull)] });
      expect(parse).not.toHaveBeenCalled();
    },
  );

  it("refuses a stretch that no cell has before the parser sees it", () => {
    const parse = vi.spyOn(Papa, "parse").mockClear();
    const file = read(`sku,nombre\n1,"${'x"y'.repeat(40_000)}${" ".repeat(400_000)}\n`);
    expect(file).toEqual({ header: [], rows: [], faults: [fault(2, csvRefusals.cellTooLong)] });
    expect(parse).not.toHaveBeenCalled();
  });

  it("reads a cell of the longest field, were it of quotes, and gives none beyond", () => {
    const file = (count: number) => read(`sku;nombre\n1;"${'""'.repeat(count)}"\n2;b`).rows;
    expect(file(maxCell)[0]?.cells[1]).toBe('"'.repeat(maxCell));
    const parts = read(`sku;nombre\n1;"${"a;".repeat(maxCell)}"\n2;b`).rows;
    expect(parts[0]).toEqual({ fila: 2, cells: [], isBroken: false, isTooLong: true });
    expect(parts[1]).toMatchObject({ cells: ["2", "b"], isTooLong: false });
  });

  it("parses as many marks as the bound allows", () => {
    expect(read(`sku\n1${"\n".repeat(maxMarks - 1)}`)).toMatchObject({
      rows: [{ cells: ["1"] }],
      faults: [],
    });
  });
});

test("what write-csv writes comes back as it was, formulas and apostrophes included", async () => {
  const cell = fc
    .string({
      unit: fc.constantFrom("=", "+", "-", "@", "'", '"', ";", ",", "\n", "a", "ñ", " ", "1"),
    })
    .filter((text) => text.trim() !== "");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
      async function* batches() {
        yield rows;
      }
      let text = "";
      for await (const piece of writeCsv(["sku", "nombre"], batches())) text += piece;
      expect(cellsOf(text)).toEqual(rows);
    }),
  );
});
