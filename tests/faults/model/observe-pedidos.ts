import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { readReembolsos, selectDetalles } from "#server/modules/pedidos/index.ts";
import { toDetalle } from "#server/modules/pedidos/pedidos.service.ts";
import type { Medida } from "./model-medida.ts";
import type { Real } from "./world.ts";

export const describeReembolso = (monto: number, isDone: boolean) =>
  `${monto} ${isDone ? "back" : "pending"}`;

type Linea = { producto: number; texto: string; cantidad: number; precio: number; medida: Medida };

export function describeLinea(line: Linea, isErased = false): string {
  const { producto, cantidad, precio, medida } = line;
  return `${cantidad} of ${producto} «${isErased ? "" : line.texto}» at ${precio} ${medida}`;
}

export const textoOf = (valores: Personalizacion | undefined): string => valores?.nombre ?? "";

export async function readPedidos({ ctx, productos }: Real, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("pedidos")
    .select(["id", "estado", "total", "devuelto", "despacho_modo", "despacho_precio"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const reembolsos = await readReembolsos(ctx.db, ids);
  const detalles = await selectDetalles(ctx.db, ids);
  return rows.map(({ despacho_modo: modo, despacho_precio: precio, ...row }) => ({
    ...row,
    despacho: { modo, precio },
    lineas: detalles
      .filter(({ pedido_id }) => pedido_id === row.id)
      .map(toDetalle)
      .map((line) =>
        describeLinea({
          producto: productos.indexOf(line.producto_id),
          texto: textoOf(line.personalizacion),
          cantidad: line.cantidad,
          precio: line.precio_unitario,
          medida: medidaOf(line),
        }),
      ),
    reembolsos: reembolsos
      .filter(({ pedido_id }) => pedido_id === row.id)
      .map(({ monto, estado }) => describeReembolso(monto, estado === "hecho")),
  }));
}

type Flags = { a_medida: boolean; sin_retracto: boolean };

export function medidaOf({ a_medida, sin_retracto }: Flags): Medida {
  if (!a_medida) return "plain";
  return sin_retracto ? "told" : "untold";
}

/** The key of the mail of each reembolso, and its name here. */
export async function readParts(
  { ctx }: Real,
  pedidoIds: number[],
): Promise<(readonly [string, string])[]> {
  const byPedido = Map.groupBy(await readReembolsos(ctx.db, pedidoIds), (it) => it.pedido_id);
  const plantilla = "pedido_reembolsado_en_parte";
  return pedidoIds.flatMap((id, place) =>
    (byPedido.get(id) ?? []).map(
      (it, nth) => [`${plantilla}:${it.id}`, `${plantilla} ${place}.${nth}`] as const,
    ),
  );
}

type Ids = {
  pedidoIds: number[];
  intentoIds: number[];
  parts: (readonly [string, string])[];
};

export async function readCorreos(
  { ctx }: Real,
  { pedidoIds, intentoIds, parts }: Ids,
): Promise<string[]> {
  const name = (plantilla: string, ids: number[]) =>
    ids.map((id, place) => [`${plantilla}:${id}`, `${plantilla} ${place}`] as const);
  const names = new Map<string, string>([
    ...parts,
    ...["pedido_pagado", "pedido_revisado", "pedido_reembolsado"].flatMap((it) =>
      name(it, pedidoIds),
    ),
    ...["cargo_por_devolver", "cargo_devuelto", "cargo_repetido_devuelto"].flatMap((it) =>
      name(it, intentoIds),
    ),
  ]);
  if (names.size === 0) return [];
  const rows = await ctx.db
    .selectFrom("correos")
    .select("clave")
    .where("clave", "in", [...names.keys()])
    .execute();
  return rows.map(({ clave }) => names.get(clave) ?? clave).toSorted();
}
