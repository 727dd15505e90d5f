import type { VarianteForm } from "#contract/schemas/familias.ts";
import { AppError } from "../../../errors.ts";

type Place = {
  status: number;
  /** Row of the form, from 0. */
  at: number;
  field: keyof VarianteForm;
  disponible?: number | undefined;
};

/** Says a fault also at its row, so that the form can show it there: `variantes.2.sku`. */
export function refuseVariante(
  message: string,
  { status, at, field, disponible }: Place,
): AppError {
  const campos = { [`variantes.${at}.${field}`]: message };
  return new AppError({ status, message, campos, ...(disponible !== undefined && { disponible }) });
}
