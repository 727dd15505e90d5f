import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { ownEnvironment } from "../../config/environment.ts";
import { OperatorError } from "../../errors.ts";

type Program = "pg_dump" | "pg_restore";

const run = promisify(execFile);
/** Debian keeps each version beside the others, and older ones first on PATH. */
const debianFolder = "/usr/lib/postgresql";
const maxOutputBytes = 10_000_000;

/** Throws one Spanish sentence: `program` must be at least as new as the server. */
export async function findProgram(program: Program, serverMajor: number): Promise<string> {
  let newest = 0;
  for (const path of candidates(program)) {
    const major = await majorOf(path);
    if (major >= serverMajor) return path;
    newest = Math.max(newest, major);
  }
  throw new OperatorError(
    newest === 0
      ? `Falta ${program}: instala el paquete postgresql-client-${serverMajor}.`
      : `${program} es de la versión ${newest} y el servidor de la ${serverMajor}: instala el paquete postgresql-client-${serverMajor}.`,
  );
}

function candidates(program: Program): string[] {
  const onPath = (ownEnvironment().PATH ?? "").split(delimiter).filter(Boolean);
  const debian = listVersions().map((version) => join(debianFolder, version, "bin"));
  return [...onPath, ...debian].map((folder) => join(folder, program));
}

function listVersions(): string[] {
  try {
    return readdirSync(debianFolder).sort((one, other) => Number(one) - Number(other));
  } catch {
    return [];
  }
}

/** 0 for what cannot be run. */
async function majorOf(path: string): Promise<number> {
  const { stdout } = await run(path, ["--version"]).catch(() => ({ stdout: "" }));
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

type Call = { url: string; args: readonly string[] };

/** The address goes without its password, which everybody could read in the list of processes. */
export async function runProgram(path: string, { url, args }: Call): Promise<void> {
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  try {
    await run(path, [...args, `--dbname=${address.href}`], {
      env: { ...ownEnvironment(), ...(PGPASSWORD === "" ? {} : { PGPASSWORD }) },
      maxBuffer: maxOutputBytes,
    });
  } catch (error) {
    throw new OperatorError(`${path} falló: ${firstLine(error)}`, { cause: error });
  }
}

function firstLine(error: unknown): string {
  const { stderr = "", message = "" } = error as { stderr?: string; message?: string };
  return (stderr || message).split("\n").find((line) => /error|fatal/i.test(line)) ?? "sin motivo";
}
