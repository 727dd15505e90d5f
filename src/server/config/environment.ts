import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { findUnknown } from "./setting-names.ts";
import type { Env } from "./settings.ts";
import type { StartMode } from "./start-mode.ts";

const file = ".env";

/**
 * Adds what `.env` of the working folder says; the environment wins. Answers Spanish sentences:
 * faults, and notices for the person who starts it.
 */
export function readEnvFile(): { faults: string[]; notices: string[] } {
  if (!existsSync(file)) return { faults: [], notices: [] };
  let settings: Env;
  try {
    settings = parseEnv(readFileSync(file, "utf8"));
  } catch {
    return { faults: [`No se puede leer ${file}: revisa que sea un archivo tuyo.`], notices: [] };
  }
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  // Windows has no such bits.
  const isOpen = process.getuid !== undefined && (statSync(file).mode & 0o077) !== 0;
  const notice = `Otras cuentas de este equipo pueden leer ${file}, que tiene secretos: chmod 600 ${file}`;
  const faults = findUnknown(Object.keys(settings));
  return { faults, notices: isOpen ? [notice] : [] };
}

/** React reads it as the pages load: its development build is slow and talkative. */
export function announceProduction(env: Env = process.env): void {
  env.NODE_ENV = "production";
}

/** For tools beside a shop: the demo keeps a secret of its own beside its data. */
export function findStartMode(env: Env = process.env): StartMode {
  const hasSecret = env.JWT_SECRET !== undefined || env.JWT_SECRET_FILE !== undefined;
  const isDemo = !hasSecret && existsSync(join(resolve(env.DATA_DIR ?? "data"), "jwt-secret"));
  return isDemo ? "demo" : "production";
}

/** Environment of this process, for programs that it starts. */
export function ownEnvironment(): Env {
  return process.env;
}
