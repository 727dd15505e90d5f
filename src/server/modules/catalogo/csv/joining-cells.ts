import type { Color } from "#contract/schemas/colores.ts";
import { fold } from "#contract/values/fold.ts";
import { varianteNombre } from "#contract/values/producto/variante.ts";
import { familiaRefusals } from "../familias/familias.messages.ts";
import { isMedidaByCampos } from "../productos/medida-by-campos.ts";
import { isSameCampos, placeCampos } from "./place-campos.ts";
import type { Joining, PlannedFamilia } from "./plan-familias.ts";
import type { KnownCategoria, KnownProducto } from "./productos-csv.queries.ts";
import type { ProductoCells } from "./productos-csv-columns.ts";
import { plainBreaks } from "./productos-csv-faults.ts";
import { errorAt, type ImportError } from "./productos-csv-rows.ts";
import { varianteRefusals as refusals } from "./variantes-csv.messages.ts";

const names = ["descripcion", "categoria", "a_medida", "destacado"] as const;

/** The ficha of a familia as a row of the file would say it. */
export type FichaCells = Pick<ProductoCells, (typeof names)[number]> & {
  /** JSON of its campos. */
  personalizacion: string;
};

type Ficha = FichaCells & {
  /** Why the campos of the first row cannot be. */
  camposFault?: string;
};

type Shop = { categorias: readonly KnownCategoria[]; colores: readonly Color[] };

/** That of a known familia is its own; one that the file makes takes that of its first row. */
export function fichaOf({ members, first }: PlannedFamilia, { categorias, colores }: Shop): Ficha {
  const known = members[0] ?? first.producto;
  const before = known ? toCells(known, categorias) : empty;
  if (members.length > 0) return before;
  const told = names.filter((name) => first.row.cells[name] !== undefined);
  const ficha = {
    ...before,
    ...Object.fromEntries(told.map((name) => [name, first.row.cells[name]])),
  };
  const { campos, a_medida } = first.row.cells;
  const placed = campos ? placeCampos(campos, { before: before.personalizacion, colores }) : before;
  if ("mensaje" in placed) return { ...ficha, camposFault: placed.mensaje };
  const { personalizacion } = placed;
  const isMarked = a_medida === undefined && isMedidaByCampos({ personalizacion });
  return { ...ficha, personalizacion, ...(isMarked && { a_medida: true }) };
}

const empty: FichaCells = {
  descripcion: "",
  a_medida: false,
  destacado: false,
  personalizacion: "[]",
};

function toCells(
  { descripcion, categoria_id, a_medida, destacado, personalizacion }: KnownProducto,
  categorias: readonly KnownCategoria[],
): FichaCells {
  const categoria = categorias.find(({ id }) => id === categoria_id)?.nombre;
  return {
    ...{ descripcion, personalizacion },
    ...(categoria !== undefined && { categoria }),
    a_medida: a_medida === 1,
    destacado: destacado === 1,
  };
}

type Place = {
  familia: PlannedFamilia;
  ficha: Ficha;
  /** Whether two cells name one categoria. */
  isSameCategoria: (one: string, other: string | undefined) => boolean;
};

/** The cells of a row with what its familia gives it, and errors where they say something else. */
export function joinCells(
  { row, producto, valores }: Joining,
  { familia, ficha, isSameCategoria }: Place,
): { cells: ProductoCells; faults: ImportError[] } {
  const { cells } = row;
  const nombre = varianteNombre(familia.nombre, familia.ejes, valores);
  const isFirst = familia.members.length === 0 && row === familia.first.row;
  const mensaje =
    familia.members.length > 0 ? refusals.ofFamilia : refusals.ofFirstRow(familia.first.row.fila);
  const isOther = (name: (typeof names)[number]) => {
    const told = cells[name];
    if (told === undefined || isFirst) return false;
    if (name === "categoria") return !isSameCategoria(String(told), ficha.categoria);
    return plain(told) !== plain(ficha[name]);
  };
  const faults = names.filter(isOther).map((columna) => errorAt(row, { columna, mensaje }));
  const known = [familia.nombre, nombre, producto?.nombre ?? nombre].map(fold);
  if (cells.nombre !== undefined && !known.includes(fold(cells.nombre)))
    faults.push(errorAt(row, { columna: "nombre", mensaje: familiaRefusals.nombre }));
  const { personalizacion, camposFault, ...common } = ficha;
  if (isFirst && camposFault !== undefined)
    faults.push(errorAt(row, { columna: "campos", mensaje: camposFault }));
  const isOtherCampos = cells.campos && !isSameCampos(cells.campos, personalizacion);
  if (isOtherCampos && !isFirst) faults.push(errorAt(row, { columna: "campos", mensaje }));
  return { cells: { ...cells, ...common, nombre }, faults };
}

function plain(cell: string | boolean | undefined): string {
  return plainBreaks(String(cell));
}
