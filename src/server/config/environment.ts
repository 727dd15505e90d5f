import { existsSync } from "node:fs";
import type { Env } from "./settings.ts";

/** Adds what `.env` of the working folder says; the environment wins. */
export function readEnvFile(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

/** React reads it as the pages load: its development build is slow and talkative. */
export function announceProduction(env: Env = process.env): void {
  env.NODE_ENV = "production";
}
