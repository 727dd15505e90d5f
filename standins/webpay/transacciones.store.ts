import type { Clock } from "../clock.ts";
import type { DocumentStore } from "../store.ts";
import { ageTransaccion, type Limits } from "./limits.ts";
import type { Transaccion } from "./transaccion.ts";

const collection = "transacciones";

/** Aged by the clock on every read. */
export type Transacciones = {
  find(token: string): Transaccion | null;
  save(transaccion: Transaccion): void;
  /** Newest first. */
  list(): Transaccion[];
  clear(): void;
};

export function openTransacciones(
  store: DocumentStore,
  clock: Clock,
  limits: Limits,
): Transacciones {
  // Only this module writes the collection.
  const kept = store.load(collection) as Transaccion[];
  const byToken = new Map(kept.map((transaccion) => [transaccion.token, transaccion]));

  function save(transaccion: Transaccion): void {
    byToken.set(transaccion.token, transaccion);
    store.save(collection, transaccion.token, transaccion);
  }

  function age(transaccion: Transaccion): Transaccion {
    const aged = ageTransaccion(transaccion, clock.now(), limits);
    if (aged !== transaccion) save(aged);
    return aged;
  }

  return {
    save,
    find: (token) => {
      const transaccion = byToken.get(token);
      return transaccion === undefined ? null : age(transaccion);
    },
    list: () => [...byToken.values()].map(age).reverse(),
    clear: () => {
      byToken.clear();
      store.clear(collection);
    },
  };
}
