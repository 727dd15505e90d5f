import { type Config, readConfig } from "#server/config/config.ts";

export type Env = Record<string, string | undefined>;

/** The demo's settings for a harness. Throws with all their faults. */
export function configOf(env: Env, mode: "demo" | "test" = "test"): Config {
  const result = readConfig(mode, env);
  if (!result.ok) throw new Error(result.faults.join("\n"));
  return result.config;
}
