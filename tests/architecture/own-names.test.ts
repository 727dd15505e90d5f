import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** A read of an object by a name that a person chose or typed, which may be «constructor». */
const lookup =
  /\w\]?\)?\??\.?\[(?:(?:\w+\.)*(?:clave|etiqueta|nombre|slug|valor)|fold\(.*?\))\](?!\s*=[^=])/;

const isRisky = (line: string) => lookup.test(line) && !line.includes("Object.hasOwn(");

test.each([
  "const typed = valores[campo.clave];",
  "return flags[fold(text)];",
  "errores?.[clave]",
  "if (known[nombre] === undefined)",
])("finds the look-up of %s", (line) => expect(isRisky(line)).toBe(true));

test.each([
  "errores[campo.clave] = fault;",
  "return Object.hasOwn(valores, clave) ? valores[clave] : undefined;",
  "const [clave] = names;",
  "flags.get(fold(text))",
])("lets %s be", (line) => expect(isRisky(line)).toBe(false));

test("no name that a person chose reaches the properties of every object", async () => {
  const found: string[] = [];
  for await (const file of glob("src/**/*.{ts,tsx}")) {
    if (file.includes(".test.")) continue;
    const lines = (await readFile(file, "utf8")).split("\n");
    for (const [index, line] of lines.entries())
      if (isRisky(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
  }
  expect(found).toEqual([]);
});
