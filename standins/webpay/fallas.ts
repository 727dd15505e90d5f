import type { NombreFalla } from "./fallas.table.ts";
import type { Operacion } from "./operacion.ts";

/** A fault that waits for its calls. */
export type Falla = {
  falla: NombreFalla;
  operacion: Operacion;
  veces: number;
  /** True: nothing has happened yet when it strikes. False: it has. Null: as the table says. */
  antes: boolean | null;
  ms: number | null;
  /** Only calls of this transaction, when given. */
  token: string | null;
};

export type Fallas = {
  /** Puts a fault in the place of whatever the operation (and transaction) had. */
  set(falla: Falla): void;
  /** Takes the fault of a call, if there is one, and counts it. */
  take(operacion: Operacion, token: string): Falla | null;
  list(): Falla[];
  clear(operacion: Operacion | null): void;
};

export function createFallas(): Fallas {
  let pending: Falla[] = [];
  return {
    set: (falla) => {
      const others = pending.filter(
        (other) => other.operacion !== falla.operacion || other.token !== falla.token,
      );
      pending = [...others, falla];
    },
    take: (operacion, token) => {
      const taken = pending.find(
        (falla) => falla.operacion === operacion && (falla.token === null || falla.token === token),
      );
      if (taken === undefined) return null;
      pending = pending.flatMap((falla) => (falla === taken ? countDown(falla) : [falla]));
      return taken;
    },
    list: () => pending,
    clear: (operacion) => {
      pending = operacion === null ? [] : pending.filter((falla) => falla.operacion !== operacion);
    },
  };
}

function countDown(falla: Falla): Falla[] {
  return falla.veces > 1 ? [{ ...falla, veces: falla.veces - 1 }] : [];
}
