import type { ProductoForm } from "#contract/schemas/productos-admin.ts";
import type { Supply } from "#contract/values/producto/suministro.ts";
import { AppError } from "../../../errors.ts";
import { catalogoRefusals, stockHeld } from "../catalogo.messages.ts";
import type { StockChange } from "./productos-admin.queries.ts";
import { refuseField } from "./refuse-field.ts";

type Units = Pick<ProductoForm, "stock" | "stock_anterior">;

/** Units of an encargo follow from its sales; its shelf was empty. */
export function toStockChange(
  { stock, stock_anterior }: Units,
  { before, after }: { before: Pick<Supply, "suministro">; after: Pick<Supply, "suministro"> },
): StockChange {
  if (after.suministro === "encargo") return { by: 0 };
  if (before.suministro === "encargo") return { sellable: stock };
  return stock_anterior === undefined ? { sellable: stock } : { by: stock - stock_anterior };
}

/** 422 for too many units, 409 when payments hold more than would be left. */
export function refuseStock(
  { stock, reservado }: { stock: number; reservado: number },
  form: Units,
): AppError {
  const disponible = stock - reservado;
  if (form.stock > (form.stock_anterior ?? 0)) {
    return refuseField(422, { stock: catalogoRefusals.stockTooLarge });
  }
  const message = stockHeld(disponible);
  return new AppError({ status: 409, message, disponible, campos: { stock: message } });
}
