import * as z from "zod/mini";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { mapLines, productoLengths } from "#contract/values/producto/producto-fields.ts";
import { lineNames } from "#contract/values/producto/producto-lines.ts";
import { readWholeNumber, showWholeNumber } from "#web/forms/whole-number.ts";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { type FormImagen, imagenFields, newImagenes } from "./imagenes.ts";

const textFields = [
  "nombre",
  "sku",
  "categoria_id",
  "precio",
  "stock",
  "descripcion",
  ...lineNames,
  "peso_gramos",
  "suministro",
  "plazo_dias",
  "por_semana",
  "personalizacion",
] as const;
const flagFields = ["a_medida", "destacado"] as const;

/** In the order of the form. */
export const formFields = [...textFields, ...flagFields] as const;

/** Texts are as typed. */
export const ProductoValuesSchema = z.strictObject({
  ...shapeOf(textFields, z.string()),
  ...shapeOf(flagFields, z.boolean()),
});

export type ProductoValues = z.infer<typeof ProductoValuesSchema>;

function shapeOf<Name extends string, S>(names: readonly Name[], schema: S): Record<Name, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>;
}

export const emptyValues: ProductoValues = {
  nombre: "",
  sku: "",
  descripcion: "",
  precio: "",
  stock: "0",
  ...mapLines(() => ""),
  peso_gramos: "",
  suministro: "estante",
  plazo_dias: "",
  por_semana: "",
  categoria_id: "",
  personalizacion: "[]",
  a_medida: false,
  destacado: false,
};

export function valuesOf(producto: ProductoDetalle): ProductoValues {
  return {
    nombre: producto.nombre,
    sku: producto.sku,
    descripcion: producto.descripcion,
    precio: showWholeNumber(producto.precio),
    // Units of an encargo follow from its sales: its shelf is empty.
    stock: producto.suministro === "encargo" ? "0" : String(producto.stock),
    ...mapLines((name) => producto[name]),
    // A number of 0 was not entered.
    peso_gramos: showEntered(producto.peso_gramos),
    suministro: producto.suministro,
    plazo_dias: showEntered(producto.plazo_dias),
    por_semana: showEntered(producto.por_semana),
    categoria_id: String(producto.categoria_id),
    personalizacion: JSON.stringify(producto.personalizacion),
    a_medida: producto.a_medida,
    destacado: producto.destacado,
  };
}

/** For another one like it: the SKU is its own, its shelf is empty, and its pictures are not copied. */
export function copyOf(producto: ProductoDetalle): ProductoValues {
  const nombre = copy.copyName(producto.nombre).slice(0, productoLengths.nombre);
  return { ...valuesOf(producto), nombre, sku: "", stock: "0", destacado: false };
}

const showEntered = (value: number) => (value === 0 ? "" : String(value));

/** Values to send: numbers as digits, texts trimmed. */
export function normalizeValues(values: ProductoValues): ProductoValues {
  return {
    ...values,
    nombre: values.nombre.trim(),
    sku: values.sku.trim(),
    descripcion: values.descripcion.trim(),
    ...mapLines((name) => values[name].trim()),
    precio: readWholeNumber(values.precio),
    stock: readWholeNumber(values.stock),
    peso_gramos: readWholeNumber(values.peso_gramos) || "0",
    plazo_dias: readWholeNumber(values.plazo_dias) || "0",
    por_semana: readWholeNumber(values.por_semana) || "0",
  };
}

type Draft = { values: ProductoValues; imagenes: readonly FormImagen[] };

/** Compares normalized values: "12.990" and "12990" are equal. */
export function isChanged(now: Draft, loaded: Draft): boolean {
  const typed = normalizeValues(now.values);
  const known = normalizeValues(loaded.values);
  const keysOf = ({ imagenes }: Draft) => JSON.stringify(imagenes.map(({ id }) => id));
  return (
    formFields.some((field) => typed[field] !== known[field]) || keysOf(now) !== keysOf(loaded)
  );
}

/** An untouched stock is the newer one. */
export function rebaseValues(
  mine: ProductoValues,
  { base, fresh }: { base: ProductoValues; fresh: ProductoValues },
): ProductoValues {
  const isStockMine = normalizeValues(mine).stock !== normalizeValues(base).stock;
  return isStockMine ? mine : { ...mine, stock: fresh.stock };
}

/** Fields first, then the files in order. `base` is the loaded version. */
export function toFormData({ values, imagenes }: Draft, base: ProductoDetalle | null): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(normalizeValues(values))) {
    form.set(field, String(value));
  }
  if (base) {
    form.set("version", String(base.version));
    form.set("stock_anterior", String(base.stock));
  }
  for (const [field, value] of Object.entries(imagenFields(imagenes))) form.set(field, value);
  for (const { file } of newImagenes(imagenes)) form.append("imagenes[]", file, file.name);
  return form;
}

/** One sentence per field. */
export function describeChanges(base: ProductoDetalle, fresh: ProductoDetalle): string[] {
  const before = shownValues(base);
  const now = shownValues(fresh);
  return Object.entries(now)
    .filter(([label, value]) => before[label] !== value)
    .map(([label, value]) => copy.changedTo(label, value || copy.nothing))
    .concat(describeImagenes(base, fresh));
}

function shownValues(producto: ProductoDetalle): Record<string, string> {
  const { categoria_id: _id, ...values } = valuesOf(producto);
  const shown = {
    ...values,
    precio: `$${values.precio}`,
    suministro: copy.suministros[producto.suministro],
    categoria_id: producto.categoria_nombre,
    personalizacion: producto.personalizacion.map(({ etiqueta }) => etiqueta).join(", "),
    a_medida: values.a_medida ? copy.yes : copy.no,
    destacado: values.destacado ? copy.yes : copy.no,
  };
  return Object.fromEntries(formFields.map((field) => [copy.labels[field], shown[field]]));
}

function describeImagenes(base: ProductoDetalle, fresh: ProductoDetalle): string[] {
  if (JSON.stringify(base.imagenes) === JSON.stringify(fresh.imagenes)) return [];
  return [copy.changedTo(copy.labels.imagenes, copy.imagenesChanged(fresh.imagenes.length))];
}
