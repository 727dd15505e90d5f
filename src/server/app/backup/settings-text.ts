import { readConfig } from "../../config/config.ts";
import { readSecretFiles, secretNames } from "../../config/secret-files.ts";
import type { Env } from "../../config/settings.ts";
import type { StartMode } from "../../config/start-mode.ts";

const secrets: ReadonlySet<string> = new Set(secretNames);

/** The settings that are set, in the form of `.env`; of a secret only its name unless asked for. */
export function describeSettings(
  env: Env,
  { mode, hasSecrets }: { mode: StartMode; hasSecrets: boolean },
): string {
  const asked = findAskedSettings(env, mode);
  const fromFiles = readSecretFiles(env).values;
  const lines = [...asked].toSorted().flatMap((name) => {
    const value = env[name]?.trim() || fromFiles.get(name) || "";
    if (value === "") return [];
    if (secrets.has(name) && !hasSecrets) return [`# ${name}: secreto, no está en esta copia`];
    return [`${name}=${quote(value)}`];
  });
  return `${lines.join("\n")}\n`;
}

/** The names that the configuration reads. */
function findAskedSettings(env: Env, mode: StartMode): Set<string> {
  const asked = new Set<string>();
  const watched = new Proxy(env, {
    get(target, name) {
      if (typeof name !== "string") return undefined;
      if (!name.endsWith("_FILE")) asked.add(name);
      return target[name];
    },
  });
  readConfig(mode, watched);
  return asked;
}

/** Quotes for `process.loadEnvFile`. */
function quote(value: string): string {
  if (/^[\w@%+=:,./?&-]*$/.test(value)) return value;
  const mark = ["'", '"', "`"].find((sign) => !value.includes(sign)) ?? "'";
  return `${mark}${value}${mark}`;
}
