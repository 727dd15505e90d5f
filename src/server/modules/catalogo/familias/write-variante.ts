import type { SaveFamilia, VarianteForm } from "#contract/schemas/familias.ts";
import type { Suministro } from "#contract/values/producto/suministro.ts";
import { varianteNombre } from "#contract/values/producto/variante.ts";
import type { Tx } from "../../../db/database.ts";
import type { AppError } from "../../../errors.ts";
import { productoBusqueda } from "../productos/producto-busqueda.ts";
import { describeProducto, diffFields } from "../productos/producto-trail.ts";
import {
  formColumns,
  insertProductoRow,
  type ProductoValues,
  updateProductoRow,
} from "../productos/productos-admin.queries.ts";
import { refuseStock, toStockChange } from "../productos/stock-change.ts";
import { familiaRefusals as refusals } from "./familias.messages.ts";
import type { Ficha, Member } from "./familias.queries.ts";
import { refuseVariante } from "./refuse-variante.ts";

type Write = {
  row: VarianteForm;
  /** Its place in the form, from 0. */
  at: number;
  /** The row before; undefined for a new one, which is a copy of `model`. */
  member: Member | undefined;
  model: Member;
  familia: number;
  form: Pick<SaveFamilia, "nombre" | "ejes">;
  ficha: Ficha;
  /** Its name. */
  categoria: string;
  now: number;
};

/** `change` for the trail; null when only its place in the familia did. */
export type Written = {
  id: number;
  suministro: Suministro;
  change: { antes: Record<string, unknown> | null; despues: Record<string, unknown> } | null;
};

/** Throws 409 for units that payments hold, 422 for too many. */
export async function writeVariante(tx: Tx, write: Write): Promise<Written> {
  const { row, at, member, model, familia, form, ficha, categoria, now } = write;
  const fields: ProductoValues = {
    ...pickValues(member ?? model),
    ...ficha,
    nombre: varianteNombre(form.nombre, form.ejes, row.valores),
    sku: row.sku,
    precio: row.precio,
    activo: row.activo ? 1 : 0,
  };
  const { suministro } = fields;
  const busqueda = productoBusqueda({ ...fields, categoria });
  const place = { familia_id: familia, valores: JSON.stringify(row.valores) };
  if (!member) {
    const stock = suministro === "encargo" ? 0 : row.stock;
    const made = { ...fields, ...place, stock, busqueda, creado_en: now };
    const id = await insertProductoRow(tx, made);
    const despues = describeProducto(fields, { stock, imagenes: [] });
    return { id, suministro, change: { antes: null, despues } };
  }
  const { id } = member;
  const stock = toStockChange(row, { before: member, after: fields });
  const isUpdated = await updateProductoRow(tx, {
    ...{ id, version: null, stock },
    fields: { ...fields, ...place, busqueda },
  });
  if (!isUpdated) throw nameVariante(refuseStock(member, row), { nombre: fields.nombre, at });
  const sellable = member.stock - member.reservado;
  const units = "by" in stock ? sellable + stock.by : stock.sellable;
  const diff = diffFields(
    describeProducto(pickValues(member), { stock: sellable, imagenes: [] }),
    describeProducto(fields, { stock: units, imagenes: [] }),
  );
  return { id, suministro, change: Object.keys(diff.despues).length > 0 ? diff : null };
}

function pickValues(row: Member): ProductoValues {
  return Object.fromEntries(formColumns.map((name) => [name, row[name]])) as ProductoValues;
}

function nameVariante(
  { status, message, disponible }: AppError,
  { nombre, at }: { nombre: string; at: number },
): AppError {
  return refuseVariante(refusals.stock(nombre, message), {
    ...{ status, at, field: "stock" },
    disponible,
  });
}
