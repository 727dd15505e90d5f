import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plant } from "./planted.ts";

const read = (path: string) => readFileSync(path, "utf8");
const guides = ["docs/desplegar.md", "docs/operar.md"];

/** `by` runs it and holds the text `as`, which is the command itself unless told. `why`: it cannot be run here. */
type Row = { by: string; as?: string } | { why: string };

const machine = "changes accounts, packages or files of the whole machine";
const own = "tests/architecture/commands.test.ts";
const copies = "tests/api/backup/archive.test.ts";
const guideAccounts = "tests/db/guide-accounts.postgres.test.ts";
const accounts = "create role estrato_owner";

/** By program, with the word that says what it does where it does several things. */
const rows: Readonly<Record<string, Row>> = {
  "apt-get": { by: "scripts/test-system.ts" },
  "npm install --global": { why: machine },
  "npm install --no-save": { by: own, as: "optional packages of the guide" },
  "npm ci": { why: "each test run begins after it" },
  "npm prune": { why: "would take the tests' own packages away; the Dockerfile has the same line" },
  "npm audit": { why: "asks the registry" },
  "npm start": { by: "tests/architecture/ops.test.ts", as: "scripts.start" },
  "npm run build": { by: "scripts/test-steps.ts", as: "scripts/build.ts" },
  "npm run ensayo": { by: "scripts/test-steps.ts", as: "rehearsal/main.ts" },
  "npm run respaldo": { by: "tests/api/backup/backup.test.ts", as: "src/server/respaldo.ts" },
  "npm run restaurar": { by: copies, as: "runRestore" },
  "npm run mudar": { by: "tests/api/move/database.postgres.test.ts", as: "runMove" },
  "npm run tienda": { by: "tests/process/tienda-pipe.test.ts", as: "src/server/tienda.ts" },
  "tienda imagenes": { by: "tests/faults/outages/sweep-owner.test.ts", as: '"imagenes"' },
  "tienda pagos": { by: "tests/api/tienda/pagos-command.test.ts", as: '"pagos"' },
  "tienda revisar": { by: "tests/api/tienda/checks-command.test.ts" },
  "tienda correos": { by: "tests/api/tienda/correos-command.test.ts" },
  "tienda segundo-factor": { by: "tests/api/acceso/tienda-command.test.ts" },
  useradd: { why: machine },
  git: { why: "the address is yours" },
  editor: { why: "a person writes" },
  install: { why: machine },
  systemctl: { why: "no systemd in a container; tests/architecture/ops.test.ts reads the units" },
  "systemd-run": { why: "no systemd in a container" },
  journalctl: { why: "no systemd in a container" },
  certbot: { why: "needs a domain" },
  docker: { why: "no engine in a container" },
  pin: { why: "needs docker" },
  sed: { by: own, as: "leads to one process" },
  nginx: { by: "rehearsal/proxy.ts", as: '"-t"' },
  curl: { by: "rehearsal/processes.ts", as: "/api/salud" },
  node: { by: "tests/api/backup/backup.test.ts", as: "src/server/respaldo.ts" },
  address: { by: own },
  openssl: { by: own },
  mkdir: { by: own },
  chmod: { by: own },
  cp: { by: own, as: "cp .env.example" },
  cat: { why: "a person pastes a secret" },
  create: { by: guideAccounts, as: accounts },
  revoke: { by: guideAccounts, as: accounts },
  grant: { by: guideAccounts, as: accounts },
  alter: { by: guideAccounts, as: "alter role estrato_app" },
  age: { by: copies, as: "age -d" },
  "age-keygen": { by: copies },
  pg_dump: { by: "src/server/db/copy/postgres-restore.ts", as: '"pg_dump"' },
  pg_restore: { by: "src/server/db/copy/postgres-restore.ts", as: '"pg_restore"' },
  tar: { by: copies, as: "| tar -" },
};

const fence = /^```\n([\s\S]*?)^```/gm;
/** Neither a command nor a setting of the next one. */
const passed = /^(?:\w+=\S+ +|(?:for .*?; )?do +)+/;
const silent = /^(?:cd|done|break|echo|for|\}|#|$)/;

function blocksOf(text: string): string[] {
  return [...text.matchAll(fence)]
    .map(([, block = ""]) => block)
    .filter((block) => !/^(?:scrape_configs:|listen_addr =)/.test(block));
}

/** The commands of a line, without what a function's braces hold. */
function commandsIn(line: string): string[] {
  if (/^\w+\(\)/.test(line)) return [];
  return line
    .replace(/'[^']*'/g, "''")
    .split(/\s(?:&&|\|\||\|)\s|;\s+/)
    .map((part) => part.trim().replace(passed, ""))
    .filter((part) => !silent.test(part));
}

/** In prose only words that begin with a program that the guides use. */
function inlineOf(text: string): string[] {
  const prose = text.replace(fence, "");
  return [
    ...prose.matchAll(/`((?:npm|docker|journalctl|openssl|node|age|pg_\w+) [^`]+)`/g),
  ].flatMap(([, code = ""]) => commandsIn(code));
}

function keyOf(command: string): string {
  const [program = "", verb = "", ...rest] = command.split(/\s+/);
  if (program !== "npm") return program;
  const name = rest[0]?.replace(/^(?!--global|--no-save).*$/, "") ?? "";
  if (verb === "install") return `npm install ${name}`;
  if (verb !== "run") return `npm ${verb}`;
  const word = rest[2] ?? "";
  return rest[0] === "tienda" && /^[a-z]/.test(word) ? `tienda ${word}` : `npm run ${rest[0]}`;
}

const used = new Set(
  guides.flatMap((guide) => {
    const text = read(guide);
    const lines = blocksOf(text).flatMap((block) => block.split("\n").flatMap(commandsIn));
    return [...lines, ...inlineOf(text)].map(keyOf);
  }),
);

test("each command of the guides has a row, and each row a command", () => {
  expect([...used].filter((key) => !(key in rows))).toEqual([]);
  expect(Object.keys(rows).filter((key) => !used.has(key))).toEqual([]);
});

test("what runs a command exists and names it", () => {
  const wrong = Object.entries(rows).flatMap(([key, row]) => {
    if ("why" in row) return [];
    const text = existsSync(row.by) ? read(row.by) : "";
    return text.includes(row.as ?? key.split(" ").at(-1) ?? key) ? [] : [`${key}: ${row.by}`];
  });
  expect(wrong).toEqual([]);
});

test("each npm run of the guides is a script", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const names = [...used].flatMap((key) => /^npm run (\S+)$/.exec(key)?.[1] ?? []);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

function lineOf(guide: string, start: string): string {
  const line = blocksOf(read(guide))
    .join("\n")
    .split("\n")
    .find((each) => each.startsWith(start));
  if (line === undefined) throw new Error(`${guide} has no line ${start}`);
  return line;
}

test("the optional packages of the guide are those of the tests", () => {
  const { devDependencies } = JSON.parse(read("package.json")) as {
    devDependencies: Record<string, string>;
  };
  const line = lineOf("docs/operar.md", "npm install --no-save");
  const wanted = [...line.matchAll(/(@\S+)@(\S+)/g)].map(([, name = "", version]) => [
    name,
    version,
  ]);
  expect(wanted.length).toBeGreaterThan(2);
  expect(wanted).toEqual(wanted.map(([name = ""]) => [name, devDependencies[name]]));
});

test("the sed of the guide leads to one process under the given domain", () => {
  const line = lineOf("docs/desplegar.md", "sed ").replace("<your domain>", "tienda.cl");
  const { stdout } = spawnSync("sh", ["-c", line.replace(/ > .*/, "")], { encoding: "utf8" });
  expect(stdout.match(/server 127\.0\.0\.1:\d+/g)).toEqual(["server 127.0.0.1:4201"]);
  const settings = stdout.split("\n").filter((each) => !each.startsWith("#"));
  expect(settings.join("\n")).not.toContain("tienda.example");
});

test("the lines of the guide make the secrets of the containers", () => {
  const folder = plant([{ path: ".env.example", text: "A=1\n" }]);
  const block = blocksOf(read("docs/desplegar.md")).find((each) =>
    each.startsWith("cp .env.example"),
  );
  const lines = (block ?? "").split("\n").filter((line) => !line.startsWith("cat "));
  const { stderr } = spawnSync("sh", ["-ec", lines.join("\n")], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  const files = ["database_owner_url", "database_url", "jwt_secret", "postgres_password"];
  expect(readdirSync(`${folder}/secrets`).sort()).toEqual(files);
  expect(read(`${folder}/secrets/database_url`)).toMatch(
    /^postgres:\/\/estrato_app:[0-9a-f]{48}@postgres:5432\/estrato\?sslmode=disable\n$/,
  );
});
