import type { Eje } from "#contract/schemas/ejes.ts";
import type { Familia, VarianteAdmin } from "#contract/schemas/familias.ts";
import { claveFor } from "#contract/values/producto/clave.ts";
import { readWholeNumber, showWholeNumber } from "#web/forms/whole-number.ts";
import { newOpcion, type OpcionDraft } from "../editor/campos/campo-draft.ts";

/** Typed values. A valor is an OpcionDraft whose `precio` is not used. */
export type EjeDraft = {
  key: string;
  nombre: string;
  tipo: Eje["tipo"];
  valores: OpcionDraft[];
};

export type RowDraft = {
  key: string;
  /** Key of its valor by that of the eje. */
  places: Readonly<Record<string, string>>;
  /** Null for one that is not there yet. */
  saved: VarianteAdmin | null;
  /** Cells of a new row before `joinRow`; null for any other. */
  typed: Cells | null;
} & Cells;

type Cells = {
  /** "": made from the first SKU and the valores. */
  sku: string;
  precio: string;
  stock: string;
  activo: boolean;
};

export type FamiliaDraft = {
  nombre: string;
  ejes: EjeDraft[];
  rows: RowDraft[];
  /** Saved ones without a place among the ejes: they leave the familia. */
  gone: RowDraft[];
};

let serial = 0;

export function newEje(tipo: Eje["tipo"], nombre: string): EjeDraft {
  return { key: `eje-${++serial}`, nombre, tipo, valores: [] };
}

/** Combinations that the familia lacks are shown, and not sold. */
export function toDraft({ nombre, ejes, variantes }: Familia): FamiliaDraft {
  const drafts = ejes.map(({ valores, ...eje }) => ({
    ...newEje(eje.tipo, eje.nombre),
    valores: valores.map(({ clave, nombre: name, color }) => {
      return { ...newOpcion(), ...{ key: clave, clave, nombre: name }, ...(color && { color }) };
    }),
  }));
  const rows = variantes.map((saved): RowDraft => {
    const places = drafts.map(({ key }, at) => [key, saved.valores[at] ?? ""]);
    return {
      ...{ key: `variante-${saved.id}`, places: Object.fromEntries(places), saved, typed: null },
      ...cellsOf(saved),
    };
  });
  const laid = layRows({ nombre, ejes: drafts, rows, gone: [] });
  return { ...laid, rows: laid.rows.map((row) => (row.saved ? row : { ...row, activo: false })) };
}

function cellsOf({ sku, precio, stock, activo }: VarianteAdmin): Cells {
  return { sku, precio: showWholeNumber(precio), stock: String(stock), activo };
}

/** A new row takes a producto of its own, which joins the familia when it is saved. */
export function joinRow(row: RowDraft, producto: VarianteAdmin): RowDraft {
  const { sku, precio, stock, activo } = row;
  return { ...row, saved: producto, typed: { sku, precio, stock, activo }, ...cellsOf(producto) };
}

/** Undoes `joinRow`. */
export function releaseRow(row: RowDraft): RowDraft {
  return { ...row, saved: null, typed: null, ...row.typed };
}

/** Why a row cannot take the producto `id`, of which `getFamilia` answered `known`. */
export function refuseJoin(
  { rows }: FamiliaDraft,
  { id, known }: { id: number; known: Familia },
): "twice" | "foreign" | null {
  if (rows.some(({ saved }) => saved?.id === id)) return "twice";
  return known.ejes.length > 0 ? "foreign" : null;
}

/** One row for each combination of valores: one that was typed or saved keeps its place, on a new eje the first. */
export function layRows({ nombre, ejes, rows, gone }: FamiliaDraft): FamiliaDraft {
  const axes = ejes.filter(({ valores }) => valores.length > 0);
  const combinations = axes.reduce<Record<string, string>[]>(
    (made, { key, valores }) =>
      made.flatMap((places) => valores.map((valor) => ({ ...places, [key]: valor.key }))),
    [{}],
  );
  const left = [...rows, ...gone];
  const [model] = left;
  const laid = combinations.map((places) => {
    const at = left.findIndex((row) =>
      axes.every(({ key, valores }) => (row.places[key] ?? valores[0]?.key) === places[key]),
    );
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return { ...(known ?? newRow(model)), places };
  });
  return { nombre, ejes, rows: laid, gone: left.filter(({ saved, typed }) => saved && !typed) };
}

function newRow(model: RowDraft | undefined): Omit<RowDraft, "places"> {
  const precio = model?.precio ?? "";
  return {
    ...{ key: `fila-${++serial}`, saved: null, typed: null },
    ...{ sku: "", precio, stock: "0", activo: true },
  };
}

/** "Musgo · Grande" */
export function rowNombre({ ejes }: FamiliaDraft, { places }: RowDraft, nameless: string): string {
  return valoresOf(ejes, places)
    .map((valor) => valor.nombre.trim() || nameless)
    .join(" · ");
}

/** Typed, or made from the first one's: MAC-001-MUSGO. */
export function rowSku({ ejes, rows }: FamiliaDraft, row: RowDraft): string {
  if (row.sku !== "" || row.saved) return row.sku;
  const base = rows.find(({ saved, typed }) => saved && !typed)?.saved?.sku ?? "";
  const claves = valoresOf(ejes, row.places).map(({ nombre }) => {
    return claveFor(nombre, new Set(), "x").replaceAll("_", "-").toUpperCase();
  });
  return [base, ...claves].join("-").slice(0, 60);
}

function valoresOf(ejes: readonly EjeDraft[], places: RowDraft["places"]): OpcionDraft[] {
  return ejes.flatMap(({ key, valores }) => valores.find((it) => it.key === places[key]) ?? []);
}

/** Rows that are saved: those that are there, and new ones that are sold. */
export function savedRows({ rows }: FamiliaDraft): RowDraft[] {
  return rows.filter(({ saved, activo }) => saved !== null || activo);
}

/** The body of `saveFamilia`, for its schema to check. `colores`: claves of the shop's colors. */
export function writeFamilia(draft: FamiliaDraft, colores: readonly string[]) {
  const claves = new Map<string, string>();
  const ejes = draft.ejes.map(({ nombre, tipo, valores }) => {
    const own = valores.map(({ clave }) => clave);
    const taken = new Set(tipo === "color" ? [...own, ...colores] : own);
    return {
      ...{ nombre, tipo },
      valores: valores.map((valor) => {
        const clave = valor.clave || claveFor(valor.nombre, taken, "valor");
        taken.add(clave);
        claves.set(valor.key, clave);
        return { clave, nombre: valor.nombre, ...(tipo === "color" && { color: valor.color }) };
      }),
    };
  });
  const variantes = savedRows(draft).map((row) => ({
    ...(row.saved && { id: row.saved.id, version: row.saved.version }),
    valores: draft.ejes.map(({ key }) => claves.get(row.places[key] ?? "") ?? ""),
    sku: rowSku(draft, row),
    precio: readWholeNumber(row.precio),
    stock: readWholeNumber(row.stock),
    ...(row.saved && { stock_anterior: row.saved.stock }),
    activo: row.activo,
  }));
  return { nombre: draft.nombre, ejes, variantes };
}
