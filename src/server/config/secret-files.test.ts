import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { secretNames } from "./secret-files.ts";
import { createSettings } from "./settings.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "estrato-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function keep(content: string): string {
  const file = join(folder, "secret");
  writeFileSync(file, content);
  return file;
}

describe.each(secretNames)("%s", (name) => {
  const setting = `${name}_FILE`;

  it.each(["un-secreto", "un-secreto\n", "un-secreto\r\n"])("comes from a file: %j", (content) => {
    const settings = createSettings({ [setting]: keep(content) }, false);
    expect(settings.faults).toEqual([]);
    expect(settings.text(name)).toBe("un-secreto");
  });

  it("comes from one place only", () => {
    const env = { [name]: "uno", [setting]: keep("otro") };
    expect(createSettings(env, false).faults).toEqual([
      `${name} y ${setting} están definidos a la vez: deja solo uno.`,
    ]);
  });

  it("is refused in one sentence when its file is missing, a folder or empty", () => {
    const missing = join(folder, "no-such-file");
    for (const file of [missing, folder]) {
      expect(createSettings({ [setting]: file }, false).faults).toEqual([
        `${setting} nombra un archivo que no se puede leer: ${file}. Revisa la ruta y los permisos.`,
      ]);
    }
    const empty = keep("\n");
    expect(createSettings({ [setting]: empty }, false).faults).toEqual([
      `${setting} nombra un archivo vacío: ${empty}.`,
    ]);
  });
});

it("says one sentence about a required secret whose file is at fault", () => {
  const JWT_SECRET_FILE = join(folder, "no-such-file");
  const result = readConfig("production", { JWT_SECRET_FILE, WEBPAY_API_KEY_FILE: keep("") });
  const faults = result.ok ? [] : result.faults;
  expect(faults.filter((fault) => fault.includes("JWT_SECRET"))).toHaveLength(1);
  expect(faults.filter((fault) => fault.includes("WEBPAY_API_KEY"))).toHaveLength(1);
});
