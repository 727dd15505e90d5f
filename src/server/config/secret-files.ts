import { readFileSync } from "node:fs";

/** Each may come from the file that the setting with `_FILE` names, as Docker and systemd do. */
export const secretNames = [
  "ADMIN_PASSWORD",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "DATABASE_OWNER_URL",
  "DATABASE_URL",
  "GOOGLE_CLIENT_SECRET",
  "JWT_SECRET",
  "JWT_SECRET_PREVIOUS",
  "METRICS_TOKEN",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "WEBPAY_API_KEY",
] as const;

export type SecretFiles = { values: Map<string, string>; faults: Map<string, string> };

/** By the name of the setting: what its file holds, or the sentence why that cannot be used. */
export function readSecretFiles(env: Record<string, string | undefined>): SecretFiles {
  const read: SecretFiles = { values: new Map(), faults: new Map() };
  for (const name of secretNames) {
    const file = env[`${name}_FILE`]?.trim() ?? "";
    if (file === "") continue;
    if ((env[name]?.trim() ?? "") !== "") {
      read.faults.set(name, `${name} y ${name}_FILE están definidos a la vez: deja solo uno.`);
      continue;
    }
    const secret = readSecret(file);
    if (secret) read.values.set(name, secret);
    else read.faults.set(name, describeFault({ name, file, isEmpty: secret === "" }));
  }
  return read;
}

/** Without the line break that editors and `echo` add; null when the file cannot be read. */
function readSecret(file: string): string | null {
  try {
    return readFileSync(file, "utf8").replace(/[\r\n]+$/, "");
  } catch {
    return null;
  }
}

function describeFault(fault: { name: string; file: string; isEmpty: boolean }): string {
  const { name, file, isEmpty } = fault;
  return isEmpty
    ? `${name}_FILE nombra un archivo vacío: ${file}.`
    : `${name}_FILE nombra un archivo que no se puede leer: ${file}. Revisa la ruta y los permisos.`;
}
