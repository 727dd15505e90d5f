import type { Clock } from "../../clock.ts";
import type { Operacion } from "../operacion.ts";

const keptLlamadas = 2000;

/** `http` is null while the call runs and when it got no answer. */
export type Llamada = {
  operacion: Operacion;
  token: string | null;
  buy_order: string | null;
  cuando: string;
  http: number | null;
  falla: string | null;
};

/** Oldest first. */
export type Llamadas = {
  start(llamada: Pick<Llamada, "operacion" | "token" | "buy_order" | "falla">): Llamada;
  list(): Llamada[];
  clear(): void;
};

export function createLlamadas(clock: Clock): Llamadas {
  let entries: Llamada[] = [];
  return {
    start: (llamada) => {
      const entry = { ...llamada, cuando: new Date(clock.now()).toISOString(), http: null };
      entries = [...entries, entry].slice(-keptLlamadas);
      return entry;
    },
    list: () => entries,
    clear: () => {
      entries = [];
    },
  };
}
