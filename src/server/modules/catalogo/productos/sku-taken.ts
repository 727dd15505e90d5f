import { isTaken } from "../../../db/taken.ts";
import type { AppError } from "../../../errors.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";
import { refuseField } from "./refuse-field.ts";

export function skuTaken(): AppError {
  return refuseField(409, { sku: catalogoRefusals.skuTaken });
}

/** For a write that failed: a concurrent one took the sku after the check. */
export function nameTakenSku(error: unknown): never {
  throw isTaken(error, "sku") ? skuTaken() : error;
}
