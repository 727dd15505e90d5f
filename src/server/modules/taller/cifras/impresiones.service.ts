import { setImmediate as nextTurn } from "node:timers/promises";
import { newColor } from "#contract/schemas/campos.ts";
import { type FallaMotivo, fallaMotivos } from "#contract/schemas/taller.ts";
import { fallaNames } from "#contract/values/taller/falla-names.ts";
import { type CsvCell, writeCsv } from "../../../csv/write-csv.ts";
import type { Db } from "../../../db/database.ts";
import { chileMinute } from "../../../time/chile-time.ts";
import { selectColores } from "../../catalogo/index.ts";
import { pedidoNumero, selectDetalles } from "../../pedidos/index.ts";
import { selectRecetasById } from "../recetas/recetas.queries.ts";
import type { ColorGramos } from "../recetas/resolve-gramos.ts";
import { impresionesCsv as words } from "./cifras.messages.ts";
import { type ImpresionPlace, selectImpresiones } from "./impresiones.queries.ts";

export type Impresion = {
  movido_en: number;
  pedido_id: number;
  producto_id: number;
  nombre: string;
  sku: string;
  colores: { clave: string; nombre: string; color: string; gramos: number }[];
  minutos: number;
  /** Null when it came out. */
  motivo: (typeof fallaMotivos)[number] | null;
};

/** Few enough that other requests wait only some milliseconds. */
const batchSize = 500;

/** Prints that were last moved from `since` on; one whose text was corrected is no failure, and is left out. */
export async function* readImpresiones(db: Db, since: number): AsyncGenerator<Impresion[]> {
  const colores = new Map((await selectColores(db)).map((color) => [color.clave, color]));
  let after: ImpresionPlace = { movido_en: since, id: 0 };
  while (true) {
    const rows = await selectImpresiones(db, { since, after, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    const pedidoIds = [...new Set(rows.map(({ pedido_id }) => pedido_id))];
    const lines = new Map((await selectDetalles(db, pedidoIds)).map((line) => [line.id, line]));
    const minutos = await readMinutos(db, rows);
    yield rows.flatMap(({ detalle_id, pedido_id, movido_en, receta_id, ...row }) => {
      const line = lines.get(detalle_id);
      if (!line || !isCounted(row.motivo)) return [];
      const used = JSON.parse(row.gramos) as ColorGramos[];
      return {
        ...{ movido_en, pedido_id, producto_id: line.producto_id, sku: line.sku },
        nombre: line.nombre_producto,
        colores: used.map(({ clave, gramos }) => {
          const { nombre, color } = colores.get(clave) ?? { nombre: clave, color: newColor };
          return { clave, nombre, color, gramos };
        }),
        ...{ minutos: minutos.get(receta_id) ?? 0, motivo: row.motivo },
      };
    });
    after = last;
    // Other requests wait: SQLite answers at once.
    await nextTurn();
  }
}

async function readMinutos(db: Db, rows: readonly { receta_id: number | null }[]) {
  const ids = [...new Set(rows.flatMap(({ receta_id }) => receta_id ?? []))];
  const recetas = await selectRecetasById(db, ids);
  return new Map<number | null, number>(recetas.map(({ id, minutos }) => [id, minutos]));
}

function isCounted(motivo: FallaMotivo | null): motivo is Impresion["motivo"] {
  return motivo === null || fallaMotivos.some((it) => it === motivo);
}

/** One line for each print, in the sequence of their last move. */
export function exportImpresiones(db: Db, since: number): AsyncIterable<string> {
  return writeCsv(words.header, toBatches(db, since));
}

async function* toBatches(db: Db, since: number): AsyncGenerator<CsvCell[][]> {
  for await (const impresiones of readImpresiones(db, since)) yield impresiones.map(toCells);
}

function toCells({ colores, motivo, ...it }: Impresion): CsvCell[] {
  return [
    ...[chileMinute(it.movido_en), pedidoNumero(it.pedido_id), it.nombre, it.sku],
    colores.map(({ nombre }) => nombre).join(", "),
    colores.reduce((sum, { gramos }) => sum + gramos, 0),
    it.minutos,
    motivo === null ? words.good : words.failed,
    motivo === null ? "" : fallaNames[motivo],
  ];
}
