import { imagenPath } from "#contract/values/producto/imagenes.ts";
import type { ProductoValues } from "./productos-admin.queries.ts";

/** The saved fields for the trail: flags as booleans, campos as a list, pictures as paths. */
export function describeProducto(
  fields: ProductoValues,
  { stock, imagenes }: { stock: number; imagenes: { nombre: string }[] },
): Record<string, unknown> {
  return {
    ...fields,
    personalizacion: JSON.parse(fields.personalizacion) as unknown,
    a_medida: fields.a_medida === 1,
    destacado: fields.destacado === 1,
    activo: fields.activo === 1,
    stock,
    imagenes: imagenes.map(({ nombre }) => imagenPath(nombre)),
  };
}

/** Compares the fields of `despues`; `antes` may have others. */
export function diffFields(antes: Record<string, unknown>, despues: Record<string, unknown>) {
  const changed = Object.keys(despues).filter(
    (key) => JSON.stringify(antes[key]) !== JSON.stringify(despues[key]),
  );
  const only = (fields: Record<string, unknown>) =>
    Object.fromEntries(changed.map((key) => [key, fields[key]]));
  return { antes: only(antes), despues: only(despues) };
}
