import type { ListedFamilia, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import { byValores, ejesOf, valorNombres } from "#contract/values/producto/variante.ts";
import type { ProductoDetalleRow } from "../catalogo.queries.ts";
import type { FamiliaWhole, VarianteRow } from "./variantes.queries.ts";

/** Active variantes in the sequence of the ejes. `valores`: claves. */
export type ShownFamilia = {
  nombre: string;
  ejes: Eje[];
  variantes: (Omit<VarianteRow, "valores" | "activo"> & { valores: string[] })[];
};

export function readFamilia(row: Omit<FamiliaWhole, "id">): ShownFamilia {
  const ejes = JSON.parse(row.ejes) as Eje[];
  const variantes = (JSON.parse(row.variantes) as VarianteRow[])
    .filter(({ activo }) => activo === 1)
    .map(({ activo: _, ...it }) => ({ ...it, valores: JSON.parse(it.valores) as string[] }))
    .toSorted(byValores(ejes));
  return { nombre: row.nombre, ejes, variantes };
}

type Told = Pick<ProductoDetalleRow, "familia_id" | "familia_nombre" | "ejes" | "variantes">;

export function toFamilia(row: Told): Pick<ProductoDetalle, "familia" | "variantes"> {
  const { familia_id: id, familia_nombre } = row;
  if (id === null || familia_nombre === null) return { familia: null, variantes: [] };
  const read = readFamilia({ ...row, nombre: familia_nombre, ejes: row.ejes ?? "[]" });
  const { nombre, ejes } = read;
  const variantes = read.variantes.map(({ valores, sku: _, ...it }) => {
    return { ...it, ejes: ejesOf(ejes, valores) };
  });
  return { familia: { id, nombre, ejes }, variantes };
}

/** The valores of each variante, inactive ones too, by its id; empty for a producto of its own. */
export function varianteNames({ ejes, variantes }: Told): Map<number, string> {
  if (ejes === null) return new Map();
  const known = JSON.parse(ejes) as Eje[];
  const rows = JSON.parse(variantes) as VarianteRow[];
  return new Map(
    rows.map(({ id, valores }) => {
      return [id, valorNombres(known, JSON.parse(valores) as string[]).join(" · ")];
    }),
  );
}

export function toListedFamilia({ nombre, ejes, variantes }: ShownFamilia): ListedFamilia {
  const sold = variantes.filter(({ stock }) => stock > 0);
  const precios = (sold.length > 0 ? sold : variantes).map(({ precio }) => precio);
  const isOne = new Set(variantes.map(({ precio }) => precio)).size < 2;
  const at = ejes.findIndex(({ tipo }) => tipo === "color");
  const shown = new Set(variantes.map(({ valores }) => valores[at]));
  const colores = (ejes[at]?.valores ?? [])
    .filter(({ clave }) => shown.has(clave))
    .map(({ nombre, color = "" }) => ({ nombre, color }));
  const desde = isOne ? null : Math.min(...precios);
  const stock = sold.reduce((units, it) => units + it.stock, 0);
  return { nombre, desde, total: variantes.length, stock, colores };
}
