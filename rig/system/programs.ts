import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** Debian keeps it off the PATH of plain accounts. */
export function findNginx(): string | null {
  return findProgram("nginx") ?? ["/usr/sbin/nginx"].find(isExecutable) ?? null;
}

/** Found like nginx. */
export function findPgbouncer(): string | null {
  return findProgram("pgbouncer") ?? ["/usr/sbin/pgbouncer"].find(isExecutable) ?? null;
}

/** Folder of `initdb` and `postgres`, newest version first; Debian keeps it off PATH. */
export function findPostgresBin(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = readFolder(debian).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...readFolder("/usr")
      .filter((name) => name.startsWith("pgsql-"))
      .map((name) => join("/usr", name, "bin")),
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
  ];
  const isServer = (folder: string) =>
    isExecutable(join(folder, "initdb")) && isExecutable(join(folder, "postgres"));
  return folders.find(isServer) ?? null;
}

/** The headless build costs a third of the processor time. */
export function findHeadlessShell(): string | null {
  return findProgram("chromium-headless-shell", "chrome-headless-shell");
}

export function findChromium(): string | null {
  const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  return findHeadlessShell() ?? findProgram(...whole);
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
