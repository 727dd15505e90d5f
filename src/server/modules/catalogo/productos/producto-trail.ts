import { imagenPath } from "#contract/values/imagenes.ts";
import type { ProductoValues } from "./productos-admin.queries.ts";

export function describeProducto(
  fields: ProductoValues,
  { stock, imagenes }: { stock: number; imagenes: { nombre: string }[] },
): Record<keyof ProductoValues | "stock" | "imagenes", unknown> {
  const { nombre, sku, descripcion, precio, material, dimensiones, altura_capa } = fields;
  const { peso_gramos, categoria_id } = fields;
  const [destacado, activo] = [fields.destacado === 1, fields.activo === 1];
  const a_medida = fields.a_medida === 1;
  const paths = imagenes.map((imagen) => imagenPath(imagen.nombre));
  const texts = { nombre, sku, descripcion, material, dimensiones, altura_capa };
  const personalizacion = JSON.parse(fields.personalizacion) as unknown;
  return {
    ...texts,
    personalizacion,
    precio,
    stock,
    peso_gramos,
    a_medida,
    categoria_id,
    destacado,
    activo,
    imagenes: paths,
  };
}

export function diffFields(antes: Record<string, unknown>, despues: Record<string, unknown>) {
  const changed = Object.keys(antes).filter(
    (key) => JSON.stringify(antes[key]) !== JSON.stringify(despues[key]),
  );
  const only = (fields: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { antes: only(antes), despues: only(despues) };
}
