import { requiredField } from "#contract/error-messages.ts";
import { fromShelf, type Supply } from "#contract/values/producto/suministro.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";
import { familiaRefusals } from "../familias/familias.messages.ts";
import { isMedidaByCampos } from "../productos/medida-by-campos.ts";
import { supplyFaults } from "../stock/encargo.ts";
import { isDamagedSku } from "./damaged-sku.ts";
import { isSameCampos } from "./place-campos.ts";
import { importRefusals, skuWithoutZeros } from "./productos-csv.messages.ts";
import type { KnownProducto } from "./productos-csv.queries.ts";
import { neverBlank, ofFamilia, type ProductoCells } from "./productos-csv-columns.ts";
import { errorAt, type ImportError, type ImportRow } from "./productos-csv-rows.ts";

type Known = {
  /** Undefined for a row that adds one. */
  producto: KnownProducto | undefined;
  /** JSON of its campos after the import. */
  personalizacion: string;
  findWithZeros: (sku: string) => string | undefined;
};

/** All but the categoria, which is found apart. */
export function findFaults(row: ImportRow, known: Known): ImportError[] {
  const { producto, findWithZeros } = known;
  return [
    ...(producto ? [] : findDamagedSku(row, findWithZeros)),
    ...findMedida(row, known),
    ...findBlanks(row, producto),
    ...findSupply(row, producto),
  ];
}

/** Finds a sku that no producto has because a spreadsheet damaged it: it would add a second one. */
function findDamagedSku(
  row: ImportRow,
  findWithZeros: (sku: string) => string | undefined,
): ImportError[] {
  const { sku } = row.cells;
  const withZeros = findWithZeros(sku);
  const columna = "sku";
  if (withZeros) return [errorAt(row, { columna, mensaje: skuWithoutZeros(withZeros) })];
  return isDamagedSku(sku) ? [errorAt(row, { columna, mensaje: importRefusals.skuDamaged })] : [];
}

function findMedida(row: ImportRow, after: Pick<Known, "personalizacion">): ImportError[] {
  if (row.cells.a_medida !== false || !isMedidaByCampos(after)) return [];
  return [errorAt(row, { columna: "a_medida", mensaje: catalogoRefusals.medidaByCampos })];
}

const ofFicha = ["descripcion", "a_medida", "destacado"] as const;

/** A row is one variante: what its familia has in common is not changed by one of them (docs/reglas.md 206). */
export function findFichaFaults(
  row: ImportRow,
  {
    producto,
    categoria,
  }: { producto: KnownProducto | undefined; categoria: { id: number } | undefined },
): ImportError[] {
  if (!producto || producto.familia_id === null) return [];
  const { nombre, campos } = row.cells;
  const changed: [string, boolean][] = [
    ...ofFicha.map((name): [string, boolean] => [name, isOther(row.cells[name], producto[name])]),
    ["categoria", categoria !== undefined && categoria.id !== producto.categoria_id],
    ["campos", campos !== undefined && !isSameCampos(campos, producto.personalizacion)],
  ];
  const faults = changed
    .filter(([, isChanged]) => isChanged)
    .map(([columna]) => {
      return errorAt(row, { columna, mensaje: familiaRefusals.ofFicha });
    });
  if (nombre !== undefined && nombre !== producto.nombre)
    faults.push(errorAt(row, { columna: "nombre", mensaje: familiaRefusals.nombre }));
  return faults;
}

function isOther(told: string | boolean | undefined, known: string | number): boolean {
  if (told === undefined) return false;
  return typeof told === "boolean" ? Number(told) !== known : told !== plainBreaks(String(known));
}

/** Browsers send CRLF, spreadsheets LF: that alone is no change. */
export function plainBreaks(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function findSupply({ cells, ...row }: ImportRow, producto: Supply = fromShelf): ImportError[] {
  const faults = supplyFaults({ ...producto, ...supplyIn(cells) });
  return Object.entries(faults).map(([columna, mensaje]) => errorAt(row, { columna, mensaje }));
}

/** Facts that the file tells. */
export function supplyIn({ suministro, plazo_dias, por_semana }: ProductoCells): Partial<Supply> {
  const told = Object.entries({ suministro, plazo_dias, por_semana });
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

function findBlanks(row: ImportRow, producto: KnownProducto | undefined): ImportError[] {
  const needed = producto
    ? neverBlank.filter((column) => row.columns.has(column) && !isUnsaid(row, column))
    : (["nombre", "precio", "categoria"] as const);
  return needed
    .filter((column) => row.cells[column] === undefined)
    .map((column) => errorAt(row, { columna: column, mensaje: requiredField(column) }));
}

/** In a row that names its familia an empty cell leaves what all of it have in common. */
function isUnsaid({ cells }: ImportRow, column: (typeof neverBlank)[number]): boolean {
  return cells.familia !== undefined && ofFamilia.some((name) => name === column);
}

type Change = { before: Supply; after: Supply };

/** Undefined leaves the units alone. Those of an encargo follow from its sales; its shelf was empty. */
export function unitsAfter(
  { stock }: ProductoCells,
  { before, after }: Change,
): number | undefined {
  if (after.suministro === "encargo") return undefined;
  return before.suministro === "encargo" ? (stock ?? 0) : stock;
}
