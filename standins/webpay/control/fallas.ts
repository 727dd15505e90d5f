import type { Operacion } from "../operacion.ts";
import type { NombreFalla } from "./fallas.table.ts";

export type Falla = {
  falla: NombreFalla;
  operacion: Operacion;
  veces: number;
  /** Strikes before (true) or after (false) the effect; null: as the table says. */
  antes: boolean | null;
  ms: number | null;
  /** Limits the fault to one transaction. */
  token: string | null;
};

export type Fallas = {
  /** Replaces the fault of the same operation and transaction. */
  set(falla: Falla): void;
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
