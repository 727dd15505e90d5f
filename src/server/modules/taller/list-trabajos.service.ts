import { newColor } from "#contract/schemas/campos.ts";
import type { Trabajo } from "#contract/schemas/taller.ts";
import type { Db } from "../../db/database.ts";
import { selectColores, selectMateriales } from "../catalogo/index.ts";
import { pedidoNumero, selectDetalles, selectPedidoFacts, toDetalle } from "../pedidos/index.ts";
import { readFacts } from "./recetas/read-receta.service.ts";
import { selectRecetasById } from "./recetas/recetas.queries.ts";
import type { ColorGramos } from "./recetas/resolve-gramos.ts";
import { selectPhotographed } from "./trabajo-fotos.queries.ts";
import { selectOpenTrabajos, selectTrabajosOf, type TrabajoRow } from "./trabajos.queries.ts";

/** Those of one pedido, also ended ones, by id; else the open ones of all, the earliest promise first. */
export async function listTrabajos(
  db: Db,
  { pedido_id }: { pedido_id?: number | undefined },
): Promise<Trabajo[]> {
  if (pedido_id !== undefined) return describe(db, await selectTrabajosOf(db, pedido_id));
  const open = await describe(db, await selectOpenTrabajos(db));
  return open.toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)) || a.id - b.id);
}

/** Without a promise it comes last. */
function deadlineOf({ hasta }: Trabajo): string {
  return hasta ?? "9999";
}

async function describe(db: Db, rows: readonly TrabajoRow[]): Promise<Trabajo[]> {
  const pedidoIds = [...new Set(rows.map((row) => row.pedido_id))];
  const pedidos = await selectPedidoFacts(db, pedidoIds);
  const lines = (await selectDetalles(db, pedidoIds)).map(toDetalle);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const materiales = await selectMateriales(db, [...new Set(lines.map((it) => it.producto_id))]);
  const photographed = new Set((await selectPhotographed(db, pedidoIds)).map(({ id }) => id));
  const recetaOf = await readRecetas(db, rows);
  const coloresOf = await readColores(db, rows);
  return rows.map(({ receta_id, gramos, ...row }) => {
    const line = byId.get(row.detalle_id);
    if (!line) throw new Error(`trabajo ${row.id} is of a line that is gone`);
    const { producto_id, nombre_producto, personalizacion, personalizacion_textos } = line;
    return {
      ...row,
      ...{ producto_id, nombre_producto },
      ...{ receta: recetaOf(receta_id), colores: coloresOf(gramos) },
      ...(personalizacion && { personalizacion }),
      ...(personalizacion_textos && { personalizacion_textos }),
      numero: pedidoNumero(row.pedido_id),
      material: materiales.get(producto_id) ?? "",
      hasta: pedidos.of(row.pedido_id).despacho_hasta,
      tiene_foto: photographed.has(row.id),
    };
  });
}

async function readRecetas(db: Db, trabajos: readonly TrabajoRow[]) {
  const ids = [...new Set(trabajos.flatMap(({ receta_id }) => receta_id ?? []))];
  const rows = await selectRecetasById(db, ids);
  const factsOf = await readFacts(db, rows);
  const byId = new Map(rows.map((row) => [row.id, factsOf(row)]));
  return (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
}

/** Looks up the colors of gramos, which are JSON, by their names of today. */
async function readColores(db: Db, trabajos: readonly TrabajoRow[]) {
  const hasColores = trabajos.some(({ gramos }) => gramos !== "[]");
  const colores = new Map(
    (hasColores ? await selectColores(db) : []).map((color) => [color.clave, color]),
  );
  return (gramos: string) =>
    (JSON.parse(gramos) as ColorGramos[]).map(({ clave }) => {
      const { nombre, color } = colores.get(clave) ?? { nombre: clave, color: newColor };
      return { nombre, color };
    });
}
