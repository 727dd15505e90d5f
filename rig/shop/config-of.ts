import { type Config, readConfig } from "#server/config/config.ts";

export type Env = Record<string, string | undefined>;

/** Throws with all faults of the settings. */
export function configOf(env: Env): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.faults.join("\n"));
  return result.config;
}
