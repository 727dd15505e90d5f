import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import type { Env } from "./settings.ts";
import type { StartMode } from "./start-mode.ts";

let dataDir = "";
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "estrato-mode-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function faults(mode: StartMode, env: Env): string[] {
  const result = readConfig(mode, { DATA_DIR: dataDir, ...env });
  return result.ok ? [] : result.faults;
}

test.each([
  {},
  { NODE_ENV: "development" },
  { NODE_ENV: "test" },
  { HOST: "127.0.0.1" },
  { HOST: "::1" },
  { HOST: "localhost" },
  { SHOP_URL: "http://127.0.0.1:4000" },
])("the demo starts with %j", (env) => {
  expect(faults("demo", env)).toEqual([]);
});

test.each([
  [{ HOST: "0.0.0.0" }, "HOST debe ser 127.0.0.1, ::1 o localhost en la demostración"],
  [{ HOST: "::" }, "HOST debe ser 127.0.0.1, ::1 o localhost en la demostración"],
  [{ HOST: "192.168.1.20" }, "HOST debe ser 127.0.0.1, ::1 o localhost en la demostración"],
  [{ HOST: "127.0.0.1.ejemplo.cl" }, "HOST debe ser 127.0.0.1, ::1 o localhost"],
  [{ SHOP_URL: "https://mitienda.cl" }, "SHOP_URL no puede ser https:// en la demostración"],
  [{ NODE_ENV: "production" }, 'NODE_ENV es "production", y esto es la demostración'],
  [{ NODE_ENV: "prod" }, 'NODE_ENV es "prod", y esto es la demostración'],
])("the demo refuses %j, because its passwords are published", (env, sentence) => {
  const found = faults("demo", env);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(sentence);
});

test.each(["prod", "development", "test", "Production"])(
  "production refuses NODE_ENV=%s instead of starting something else",
  (NODE_ENV) => {
    expect(faults("production", { NODE_ENV })).toContain(
      `NODE_ENV debe ser "production" o no estar definido; se recibió "${NODE_ENV}". La demostración se inicia con: npm run demo.`,
    );
  },
);

test("production has no published administrator, whatever NODE_ENV says", () => {
  for (const env of [{}, { NODE_ENV: "production" }]) {
    expect(faults("production", env).join("\n")).toContain("Falta JWT_SECRET");
    expect(faults("production", env).join("\n")).not.toContain("NODE_ENV");
  }
});
