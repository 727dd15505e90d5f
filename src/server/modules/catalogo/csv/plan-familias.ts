import { setImmediate as nextTurn } from "node:timers/promises";
import type { Eje } from "#contract/schemas/ejes.ts";
import { familiaLimits, type SaveFamilia, SaveFamiliaSchema } from "#contract/schemas/familias.ts";
import { fold } from "#contract/values/fold.ts";
import type { Known } from "./known.ts";
import { createPlacer } from "./place-variante.ts";
import type { KnownProducto } from "./productos-csv.queries.ts";
import { errorAt, type ImportError, type ImportRow, toSkuKey } from "./productos-csv-rows.ts";
import { type ToldValor, toldValores } from "./valores-cell.ts";
import { varianteRefusals as refusals } from "./variantes-csv.messages.ts";

/** A row whose producto becomes a variante. */
export type Joining = { row: ImportRow; producto: KnownProducto | undefined; valores: string[] };

export type PlannedFamilia = {
  /** Null for one that the file makes. */
  id: number | null;
  nombre: string;
  /** Also with the valores that the file adds. */
  ejes: Eje[];
  /** Its variantes before. */
  members: KnownProducto[];
  /** The first row of the file that names it, whether or not it joins. */
  first: Told;
  /** In the sequence of the file. */
  joining: Joining[];
};

/** For one turn of the event loop. */
const perTurn = 200;

/** Says where the file places variantes. A row that is wrong there is in no familia of the plan, but has an error. */
export async function planFamilias(
  rows: readonly ImportRow[],
  known: Known,
): Promise<{ familias: PlannedFamilia[]; errors: ImportError[] }> {
  const shop = createShop(known);
  const errors: ImportError[] = [];
  const groups = new Map<string, Told[]>();
  for (const [index, row] of rows.entries()) {
    if (index % perTurn === 0) await nextTurn();
    const producto = shop.bySku.get(toSkuKey(row.cells.sku));
    const fault = findPlaceFault(row, { producto, shop });
    const { familia } = row.cells;
    if (fault) errors.push(errorAt(row, fault));
    else if (familia !== undefined && (producto?.familia_id ?? null) === null) {
      const group = groups.get(fold(familia)) ?? [];
      groups.set(fold(familia), group);
      group.push({ row, producto });
    }
  }
  const familias: PlannedFamilia[] = [];
  for (const group of groups.values()) {
    await nextTurn();
    familias.push(...planFamilia(group, { shop, errors }));
  }
  return { familias, errors };
}

type Told = Omit<Joining, "valores">;
type Shop = ReturnType<typeof createShop>;

function createShop({ productos, familias, colores }: Known) {
  return {
    colores,
    bySku: new Map(productos.map((it) => [toSkuKey(it.sku), it])),
    byId: new Map(familias.map((it) => [it.id, it])),
    byNombre: Map.groupBy(familias, (it) => fold(it.nombre)),
    members: Map.groupBy(productos, (it) => it.familia_id),
  };
}

type Fault = { columna: "familia" | "valores"; mensaje: string };

/** A known variante stays where it is; another row has both cells or none. */
function findPlaceFault(
  { cells: { familia, valores } }: ImportRow,
  { producto, shop }: { producto: KnownProducto | undefined; shop: Shop },
): Fault | null {
  const own = shop.byId.get(producto?.familia_id ?? 0);
  if (own && producto) {
    if (familia !== undefined && fold(familia) !== fold(own.nombre))
      return { columna: "familia", mensaje: refusals.otherFamilia(own.nombre) };
    const isSame = !valores || isSamePlace(valores, toldValores(producto.valores, own.ejes));
    return isSame ? null : { columna: "valores", mensaje: refusals.otherValores };
  }
  if (familia === undefined)
    return valores ? { columna: "familia", mensaje: refusals.familiaMissing } : null;
  return valores ? null : { columna: "valores", mensaje: refusals.valoresMissing };
}

/** In any sequence. */
function isSamePlace(told: readonly ToldValor[], own: readonly ToldValor[]): boolean {
  const keys = (valores: readonly ToldValor[]) =>
    valores.map(({ eje, valor }) => JSON.stringify([fold(eje), fold(valor)])).sort();
  return keys(told).join() === keys(own).join();
}

type Planning = { shop: Shop; errors: ImportError[] };

function planFamilia(group: readonly Told[], { shop, errors }: Planning): PlannedFamilia[] {
  const [first] = group;
  if (!first) return [];
  const { familia: nombre = "" } = first.row.cells;
  const [before, namesake] = shop.byNombre.get(fold(nombre)) ?? [];
  if (namesake) {
    const mensaje = refusals.namesakes(nombre);
    errors.push(...group.map(({ row }) => errorAt(row, { columna: "familia", mensaje })));
    return [];
  }
  const told = group.map(({ row }) => row.cells.valores ?? []);
  const placer = createPlacer(told, { before, nombre, colores: shop.colores });
  const joining = group.flatMap((it, at): Joining[] => {
    const placed = placer.place(told[at] ?? []);
    if ("valores" in placed) return [{ ...it, ...placed }];
    errors.push(errorAt(it.row, { columna: "valores", ...placed }));
    return [];
  });
  const members = before ? (shop.members.get(before.id) ?? []) : [];
  const { ejes } = placer;
  const familia = { id: before?.id ?? null, nombre: before?.nombre ?? nombre, ejes };
  const planned = { ...familia, members, first, joining };
  const fault = joining.length === 0 ? null : findFamiliaFault(planned);
  if (fault) errors.push(fault);
  return [planned];
}

/** The first fault that its form would have, at the row that brings it. */
function findFamiliaFault(familia: PlannedFamilia): ImportError | null {
  const { members, joining } = familia;
  const beyond = joining[familiaLimits.variantes - members.length];
  if (beyond) {
    return errorAt(beyond.row, { columna: "familia", mensaje: refusals.tooManyVariantes });
  }
  const [issue] = SaveFamiliaSchema.safeParse(toForm(familia)).error?.issues ?? [];
  if (!issue) return null;
  const [list, at, field] = issue.path;
  const row = list === "variantes" ? joining[Number(at) - members.length] : joining[0];
  const ofRow = field === "sku" ? field : "valores";
  const columna = list === "nombre" ? "familia" : ofRow;
  return errorAt((row ?? familia.first).row, { columna, mensaje: issue.message });
}

function toForm({ nombre, ejes, members, joining }: PlannedFamilia): SaveFamilia {
  /** Looked at elsewhere. */
  const sound = { precio: 1, stock: 0, activo: true };
  const before = members.map(({ id, sku, valores }) => {
    return { ...sound, id, sku, valores: JSON.parse(valores) as string[] };
  });
  const joined = joining.map(({ row, producto, valores }) => {
    return { ...sound, ...(producto && { id: producto.id }), sku: row.cells.sku, valores };
  });
  return { nombre, ejes, variantes: [...before, ...joined] };
}
