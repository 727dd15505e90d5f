import { describe, expect, test } from "vitest";
import { checkSource } from "#scripts/check-source.ts";
import { nodeRules } from "#scripts/check-source-rules.ts";

function rulesBroken(path: string, text: string): string[] {
  return checkSource([{ path, text }]).map((finding) => finding.rule);
}

describe("the source check", () => {
  test.each(nodeRules.map((rule) => [rule.name, rule.canary] as const))(
    "%s reports its planted violation",
    (name, { path, text }) => {
      expect(rulesBroken(path, text)).toContain(name);
    },
  );

  test.each([
    ["injected-clock", "src/server/a.ts", "const t = Date.now();"],
    ["no-sleep", "tests/e2e/a.test.ts", "await page.waitForTimeout(500);"],
    ["no-sleep", "tests/api/a.test.ts", 'import { setTimeout } from "node:timers/promises";'],
    ["queries-in-queries", "src/server/jobs/a.ts", "await sql`update productos`.execute(db);"],
    ["explicit-columns", "src/server/a.queries.ts", 'db.selectFrom("productos").selectAll();'],
    ["explicit-columns", "src/server/db/a.ts", "const q = `\n select p.* from productos p`;"],
    ["named-durations", "src/server/a.ts", "const ms = dias * 24 * 60 * 60 * 1000;"],
    ["copy-in-copy", "src/web/ui/a.tsx", "export const a = <p>Tu carrito</p>;"],
    ["copy-in-copy", "src/web/ui/a.tsx", 'export const a = <b aria-label="Cerrar">x</b>;'],
    ["copy-in-copy", "src/web/app/a.ts", "export const a = `¡Listo!`;"],
    ["todo-with-issue", "src/server/a.ts", "// TODO: later"],
    ["file-length", "standins/a.ts", "const a = 1;\n".repeat(251)],
  ])("%s also reports %s: %s", (name, path, text) => {
    expect(rulesBroken(path, text)).toContain(name);
  });

  test.each([
    ["src/server/a.ts", "const day = new Date(clock.now());"],
    ["src/server/a.ts", "const bytes = 60 * 1024;"],
    ["src/server/modules/a/a.service.ts", "export class PagoError extends AppError {}"],
    ["src/server/modules/a/a.queries.ts", 'db.selectFrom("a").select(["id"]);'],
    ["src/web/areas/carrito/a.copy.ts", 'export const listo = "¡Listo!";'],
    ["src/web/routes/a.tsx", "export const a = <p>{copy.listo}</p>;"],
    ["src/web/routes/a.tsx", "// El botón no se ve\nexport const a = <b>·</b>;"],
    ["src/server/a.ts", "// TODO #12: later"],
    ["src/server/a.ts", "const a = 1;\n".repeat(250)],
    ["src/server/a.ts", "export const isSmall = (n: number) => n < 10;"],
  ])("leaves %s alone: %s", (path, text) => {
    expect(rulesBroken(path, text)).toEqual([]);
  });
});
