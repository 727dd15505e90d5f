import type { Traces } from "../call.ts";
import type { Config } from "../config/config.ts";
import { systemClock } from "../time/clock.ts";
import { readVersion } from "./version.ts";

const missing =
  'TRACES_URL necesita paquetes que la instalación de producción no trae; la línea que los instala está en docs/operar.md, "Traces".';

/** Loads nothing unless traces are on. Rejects with one Spanish sentence without the packages. */
export async function openTraces({ traces }: Config): Promise<Traces | undefined> {
  if (traces === null) return undefined;
  const { createTraces } = await import("../providers/traces.ts").catch((error: unknown) => {
    throw new Error(missing, { cause: error });
  });
  return createTraces({ ...traces, version: readVersion().version, clock: systemClock });
}
