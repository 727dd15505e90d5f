import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import type { DocumentStore } from "./store.ts";

/** What every stand-in gets from the process it lives in. */
export type Surroundings = {
  clock: Clock;
  store: DocumentStore;
  /** Aborted when the process closes, so that no delay outlives it. */
  closing: AbortSignal;
};

/** One simulated service: the pages and paths it answers, and how the start page presents it. */
export type Standin = {
  nombre: string;
  descripcion: string;
  links: { text: string; href: string }[];
  addRoutes(app: FastifyInstance): void;
  close(): Promise<void>;
};
