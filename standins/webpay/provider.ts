import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../clock.ts";
import type { Surroundings } from "../standin.ts";
import { createFallas, type Fallas } from "./control/fallas.ts";
import { createLlamadas, type Llamadas } from "./control/llamadas.ts";
import type { Limits } from "./limits.ts";
import { openTransacciones, type Transacciones } from "./transacciones.store.ts";

export type Provider = {
  clock: Clock;
  limits: Limits;
  transacciones: Transacciones;
  fallas: Fallas;
  llamadas: Llamadas;
  /** Tokens whose commit is running. */
  locked: Set<string>;
  /** Commits that overlap within this time collide, as at Webpay. */
  commitMs: number;
  wait(ms: number): Promise<void>;
};

export type ProviderOptions = Surroundings & { limits: Limits; commitMs: number };

export function createProvider(options: ProviderOptions): Provider {
  const { clock, store, closing, limits, commitMs } = options;
  return {
    clock,
    limits,
    commitMs,
    transacciones: openTransacciones(store, clock, limits),
    fallas: createFallas(),
    llamadas: createLlamadas(clock),
    locked: new Set(),
    wait: async (ms) => {
      if (ms > 0) await delay(ms, undefined, { signal: closing });
    },
  };
}
