import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePrivateFolder } from "../data-folder.ts";
import type { Secrets } from "./keys.ts";
import { estimateBits } from "./secret-strength.ts";
import type { Settings } from "./settings.ts";

const minBytes = 32;
const minBits = 128;

export function readSecrets(settings: Settings, isDemo: boolean, dataDir: string): Secrets {
  const jwtSecret = readJwtSecret(settings, isDemo, dataDir);
  return { jwtSecret, jwtSecretPrevious: readPreviousSecret(settings, jwtSecret) };
}

/** Demo generates and stores one: sessions survive a restart. */
function readJwtSecret(settings: Settings, isDemo: boolean, dataDir: string): string {
  const secret = settings.text("JWT_SECRET");
  if (secret !== null) {
    refuseWeak(settings, secret, isDemo);
    return secret;
  }
  if (!isDemo) {
    settings.missing("JWT_SECRET", "Falta JWT_SECRET: al menos 32 bytes al azar.");
    return "";
  }
  if (settings.faults.length > 0) return "";
  try {
    return keepJwtSecret(dataDir);
  } catch {
    settings.fault(
      `No se puede escribir en DATA_DIR (${dataDir}): revisa que sea una carpeta tuya.`,
    );
    return "";
  }
}

function refuseWeak(settings: Settings, secret: string, isDemo: boolean): void {
  if (Buffer.byteLength(secret) < minBytes || new Set(secret).size < 8) {
    settings.fault("JWT_SECRET debe tener al menos 32 bytes, y al azar.");
  } else if (!isDemo && estimateBits(secret) < minBits) {
    settings.fault(
      "JWT_SECRET se puede adivinar, porque repite o sigue un orden: usa lo que da openssl rand -base64 48.",
    );
  }
}

function readPreviousSecret(settings: Settings, current: string): string | null {
  const previous = settings.text("JWT_SECRET_PREVIOUS");
  if (previous === null) return null;
  if (Buffer.byteLength(previous) < minBytes) {
    settings.fault("JWT_SECRET_PREVIOUS debe ser el JWT_SECRET anterior, de al menos 32 bytes.");
  }
  if (previous === current) {
    settings.fault("JWT_SECRET_PREVIOUS es igual a JWT_SECRET: quítalo, o cambia JWT_SECRET.");
  }
  return previous;
}

function keepJwtSecret(dataDir: string): string {
  const file = join(dataDir, "jwt-secret");
  if (!existsSync(file)) {
    makePrivateFolder(dataDir);
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  }
  return readFileSync(file, "utf8").trim();
}
