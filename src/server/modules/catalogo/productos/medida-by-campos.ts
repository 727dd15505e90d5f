import type { Campo } from "#contract/schemas/campos.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";

/** Whether it cannot be bought without a text or a date, so that no door may unmark it (docs/reglas.md 178). */
export function isMedidaByCampos({ personalizacion }: { personalizacion: string }): boolean {
  const campos = JSON.parse(personalizacion) as Campo[];
  return medidaOf({ a_medida: false, personalizacion: campos }) === "always";
}
