import { expect, test } from "vitest";
import { type CsvCell, writeCsv } from "./write-csv.ts";

async function write(...batches: CsvCell[][][]): Promise<string> {
  async function* produce() {
    yield* batches;
  }
  let text = "";
  for await (const piece of writeCsv(["Número", "Nombre"], produce())) text += piece;
  return text;
}

test("begins with the mark of UTF-8, separates by semicolons and ends each line with CRLF", async () => {
  expect(await write([[1, "Ñuñoa"]], [], [[2, null]])).toBe(
    `\ufeff"Número";"Nombre"\r\n1;"Ñuñoa"\r\n2;\r\n`,
  );
});

test("a file without rows has its header", async () => {
  expect(await write()).toBe(`\ufeff"Número";"Nombre"\r\n`);
});

test.each(["=1+1", "+1", "-1", "@x", "\t=1", "\r=1", "=1\n2"])(
  "%j is no formula in a spreadsheet",
  async (text) => {
    expect(await write([[1, text]])).toContain(`1;"'${text}"\r\n`);
  },
);

test("an apostrophe that stood before a formula is told from the added one", async () => {
  expect(await write([[1, "'=1"]])).toContain(`1;"''=1"\r\n`);
  expect(await write([[1, "'90s"]])).toContain(`1;"'90s"\r\n`);
});

test.each(["Juan,=cmd|' /C calc'!A0", "Calle 1,=HYPERLINK(A1)", "a\tb", "a", ""])(
  "%j stays one cell where commas divide, too",
  async (text) => {
    const line = (await write([[1, text]])).split("\r\n")[1];
    expect(line).toBe(`1;"${text}"`);
  },
);

test("a negative number stays a number", async () => {
  expect(await write([[1, -5]])).toContain("1;-5\r\n");
});

test("quotes, semicolons and line breaks stay inside their cell", async () => {
  expect(await write([[1, 'a"b;c\r\nd']])).toContain('1;"a""b;c\r\nd"\r\n');
});
