import type { Campo } from "#contract/schemas/campos.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import { valorNombres } from "#contract/values/producto/variante.ts";
import type { Db } from "../../../db/database.ts";

/** Where the colors of a producto come from beside the list of the shop. */
export type Fuentes = {
  id: number;
  nombre: string;
  precio: number;
  /** Campos of tipo color, with the claves that they offer. */
  campos: { clave: string; etiqueta: string; colores: string[] }[];
  /** Ejes of tipo color, by their nombre; where this variante stands there, by nombre and clave. */
  ejes: { clave: string; valor: string; color: string }[];
};

export async function selectFuentes(db: Db, ids: readonly number[]): Promise<Fuentes[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("productos")
    .leftJoin("familias", "familias.id", "productos.familia_id")
    .select(["productos.id", "productos.nombre", "productos.precio", "personalizacion", "valores"])
    .select("familias.ejes")
    .where("productos.id", "in", [...ids])
    .orderBy("productos.id")
    .limit(ids.length)
    .execute();
  return rows.map(({ id, nombre, precio, personalizacion, valores, ejes }) => ({
    ...{ id, nombre, precio },
    campos: (JSON.parse(personalizacion) as Campo[])
      .filter(isColor)
      .map(({ clave, etiqueta, opciones = [] }) => ({
        ...{ clave, etiqueta },
        colores: opciones.map((opcion) => opcion.clave),
      })),
    ejes: ejes === null ? [] : describeEjes(JSON.parse(ejes), JSON.parse(valores)),
  }));
}

function describeEjes(ejes: readonly Eje[], valores: readonly string[]): Fuentes["ejes"] {
  const nombres = valorNombres(ejes, valores);
  return ejes.flatMap((eje, at) =>
    isColor(eje) ? [{ clave: eje.nombre, valor: nombres[at] ?? "", color: valores[at] ?? "" }] : [],
  );
}

function isColor({ tipo }: { tipo: string }): boolean {
  return tipo === "color";
}
