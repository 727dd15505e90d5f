import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a write that the disk refuses is reported as such, and its transaction is rolled back", () => {
  const folder = mkdtempSync(join(tmpdir(), "estrato-lleno-"));
  // Blocks of 512 or 1024 bytes; without the trap the limit kills the process.
  const script = `trap "" XFSZ; ulimit -f 8000; exec "$0" tests/support/faults/fill-database.ts "$1"`;
  const run = spawnSync("sh", ["-c", script, process.execPath, folder], { encoding: "utf8" });
  rmSync(folder, { recursive: true, force: true });
  expect(run.stderr).toBe("");
  const { isAway, rows, expected } = JSON.parse(run.stdout);
  expect(isAway).toBe(true);
  expect(rows).toBe(expected);
});
