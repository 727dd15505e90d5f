import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

/** Runs once before the files of the project `postgres`; Vitest calls what it returns at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.stop;
}
