import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import type { DocumentStore } from "./store.ts";

export type Surroundings = {
  clock: Clock;
  store: DocumentStore;
  /** Aborted when the process closes; ends all delays. */
  closing: AbortSignal;
};

export type Standin = {
  nombre: string;
  descripcion: string;
  links: { text: string; href: string }[];
  addRoutes(app: FastifyInstance): void;
  close(): Promise<void>;
};
