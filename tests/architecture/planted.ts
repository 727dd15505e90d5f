import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** A file that exists for one question: does the check see its fault? */
export type Planted = { path: string; text: string };

/** A folder with the tools' settings and these files, until the test ends. */
export function plant(files: readonly Planted[], settings: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), "estrato-planted-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of settings) cpSync(name, join(folder, name), { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs a tool of the project in a planted folder and parses its output. */
export function runJson<Report>(folder: string, [tool = "", ...args]: string[]): Report {
  const { stdout, stderr } = spawnSync(resolve("node_modules/.bin", tool), args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (!stdout.startsWith("{")) throw new Error(`${tool} printed no report: ${stderr}`);
  return JSON.parse(stdout);
}
