import { errorMessages } from "#contract/error-messages.ts";
import type { Color } from "#contract/schemas/colores.ts";
import type { Receta, RecetaGramos } from "#contract/schemas/recetas.ts";
import { type ArchivoFacts, selectArchivos } from "../../../archivos/index.ts";
import type { Db } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import {
  type Fuentes,
  selectColores,
  selectFuentes,
  selectRelatives,
} from "../../catalogo/index.ts";
import { selectFilamentos } from "../filamentos/filamentos.queries.ts";
import { costOfPiece, type Rates } from "./costo.ts";
import { parseGramos } from "./current-recetas.ts";
import { type RecetaRow, selectVersiones } from "./recetas.queries.ts";
import { listWaitingPrints } from "./waiting-prints.ts";

/** `rates`: of the owner, for the cost of a piece. Throws 404. */
export async function readReceta(
  db: Db,
  { productoId, rates }: { productoId: number; rates: Rates },
): Promise<Receta> {
  const [fuentes] = await selectFuentes(db, [productoId]);
  if (!fuentes) throw notFound(errorMessages.productoNotFound);
  const { id, nombre, precio, campos, ejes } = fuentes;
  const tienda = await selectColores(db);
  const rows = await selectVersiones(db, id);
  const factsOf = await readFacts(db, rows);
  const versiones = rows.map((row) => ({ ...factsOf(row), creada_en: row.creada_en }));
  const [current] = rows;
  const others = (await selectRelatives(db, [id])).filter((other) => other !== id);
  const waiting = await listWaitingPrints(db, [id, ...others]);
  const propios = waiting.filter(({ producto_id }) => producto_id === id).length;
  return {
    producto: { id, nombre, precio },
    receta: current
      ? {
          ...factsOf(current),
          creada_en: current.creada_en,
          gramos: parseGramos(current.gramos),
        }
      : null,
    costo: current ? await readCosto(db, { current, fuentes, tienda, rates }) : null,
    versiones,
    en_espera: { propios, variantes: waiting.length - propios },
    variantes: others.length,
    colores: {
      campos: campos.map(({ clave, etiqueta }) => ({ clave, etiqueta })),
      ejes: ejes.map(({ clave, valor }) => ({ clave, valor })),
      tienda,
    },
  };
}

type Costing = { current: RecetaRow; fuentes: Fuentes; tienda: readonly Color[]; rates: Rates };

async function readCosto(db: Db, { current, fuentes, tienda, rates }: Costing) {
  const { campos, ejes } = fuentes;
  const gramos = parseGramos(current.gramos);
  const clavesById = new Map(tienda.map(({ id, clave }) => [id, clave]));
  const filamentos = await selectFilamentos(db);
  const coloresOf = ({ de, clave }: RecetaGramos): readonly string[] => {
    if (de === "color") return [clave];
    if (de === "campo") return campos.find((it) => it.clave === clave)?.colores ?? [];
    return ejes.flatMap((it) => (it.clave === clave ? [it.color] : []));
  };
  const precios = new Map(
    filamentos.map((it) => [clavesById.get(it.color_id) ?? "", it.precio_kilo]),
  );
  return costOfPiece({ minutos: current.minutos, gramos, coloresOf, precios }, rates);
}

/** Looks up the archivo of each of these. */
export async function readFacts(db: Db, rows: readonly RecetaRow[]) {
  const ids = [...new Set(rows.flatMap(({ archivo_id }) => archivo_id ?? []))];
  const archivos = await selectArchivos(db, ids);
  return ({ version, minutos, por_placa, notas, archivo_id }: RecetaRow) => ({
    ...{ version, minutos, por_placa, notas },
    archivo: toFacts(archivo_id === null ? undefined : archivos.get(archivo_id)),
  });
}

function toFacts(known: ArchivoFacts | undefined): ArchivoFacts | null {
  return known ? { nombre: known.nombre, bytes: known.bytes } : null;
}
