import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  findChromium,
  findHeadlessShell,
  findNginx,
  findPostgresBin,
  findProgram,
} from "#rig/system/programs.ts";
import { run } from "./test-run.ts";

export type SystemProgram = "age" | "nginx" | "postgres" | "chromium";

type Program = {
  name: string;
  find: () => string | null;
  /** Worth installing although `find` knows another one. */
  findBest?: () => string | null;
  packages: string[];
};

const programs: Record<SystemProgram, Program> = {
  age: { name: "age", find: () => findProgram("age"), packages: ["age"] },
  nginx: {
    name: "nginx and openssl",
    find: () => (findProgram("openssl") === null ? null : findNginx()),
    packages: ["nginx-light", "openssl"],
  },
  postgres: { name: "a PostgreSQL server", find: findPostgresBin, packages: ["postgresql"] },
  chromium: {
    name: "Chromium",
    find: findChromium,
    findBest: findHeadlessShell,
    packages: ["chromium-headless-shell", "fonts-liberation"],
  },
};

const ensured = new Map<SystemProgram, Promise<string | null>>();

/**
 * Installs what npm does not, as root on a system with apt. Answers null, or one sentence that says
 * what to install.
 */
export function ensureProgram(wanted: SystemProgram): Promise<string | null> {
  // Steps run at once, and apt serves one caller at a time.
  const queue = Promise.allSettled(ensured.values());
  const answer = ensured.get(wanted) ?? queue.then(() => installProgram(wanted));
  ensured.set(wanted, answer);
  return answer;
}

async function installProgram(wanted: SystemProgram): Promise<string | null> {
  const { name, find, findBest = find, packages } = programs[wanted];
  if (findBest()) return null;
  const manual = `These tests need ${name}: install it (on Debian: apt-get install ${packages.join(" ")}) and run again.`;
  if (process.getuid?.() !== 0 || !findProgram("apt-get")) return find() ? null : manual;
  mkdirSync(".cache", { recursive: true });
  const logFile = join(".cache", `install-${wanted}.log`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await run(["apt-get", "update"], { logFile, env });
  const install = await run(["apt-get", "install", "-y", "--no-install-recommends", ...packages], {
    logFile,
    env,
  });
  if (find()) return null;
  return `${manual} apt-get ended with ${update.code} and ${install.code}: see ${logFile}.`;
}
