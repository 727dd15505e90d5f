import { expect, test } from "vitest";
import { OperatorError } from "../errors.ts";
import { perform } from "./terminal.ts";

async function sayOf(error: unknown): Promise<{ status: number; said: string[] }> {
  const said: string[] = [];
  const terminal = { say: () => undefined, complain: (line: string) => void said.push(line) };
  const status = await perform(terminal, () => Promise.reject(error));
  return { status, said };
}

const withFacts = (facts: object) => Object.assign(new Error("x"), facts);

test.each([
  [
    "a full disk, as a file has it",
    withFacts({ code: "ENOSPC", syscall: "write" }),
    "No queda espacio en el disco.",
  ],
  [
    "as SQLite has it",
    withFacts({ code: "ERR_SQLITE_ERROR", errcode: 13 }),
    "No queda espacio en el disco.",
  ],
  ["as PostgreSQL has it", withFacts({ code: "53100" }), "No queda espacio en el disco."],
  [
    "a file",
    withFacts({ code: "EACCES", syscall: "open", path: "/x" }),
    "No se pudo usar /x: EACCES.",
  ],
  [
    "a locked database",
    withFacts({ errcode: 5 }),
    "La base de datos no responde. Inténtalo de nuevo.",
  ],
  ["a fault of the settings", new OperatorError("Falta X."), "Falta X."],
])("a command ends with a sentence about %s", async (_name, error, sentence) => {
  expect(await sayOf(error)).toEqual({ status: 1, said: [sentence] });
});

test("a bug stays one", async () => {
  await expect(sayOf(new TypeError("x"))).rejects.toThrow(TypeError);
});
