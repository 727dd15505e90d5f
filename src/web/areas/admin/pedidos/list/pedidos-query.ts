import { fechaQuery } from "#contract/schemas/lists.ts";
import { type PedidoEstado, pedidoEstados } from "#contract/schemas/pedidos.ts";
import type { PedidosCsvQuery } from "#contract/schemas/pedidos-admin.ts";
import { isRowId } from "#contract/values/row-id.ts";

const DateSchema = fechaQuery("fecha");

/** The valid filters of an address; others are ignored. */
export function readPedidoFilters(get: (name: string) => string): PedidosCsvQuery {
  const q = get("q").trim().slice(0, 100);
  const estado = readEstado(get("estado"));
  const desde = readDate(get("desde"));
  const hasta = readDate(get("hasta"));
  return {
    ...(q === "" ? {} : { q }),
    ...(estado ? { estado } : {}),
    ...(desde ? { desde } : {}),
    ...(hasta ? { hasta } : {}),
    ...(get("sin_boleta") === "true" ? { sin_boleta: "true" } : {}),
  };
}

function readEstado(text: string): PedidoEstado | undefined {
  return pedidoEstados.find((estado) => estado === text);
}

/** A day as `2026-11-21`, or undefined. */
export function readDate(text: string): string | undefined {
  return DateSchema.safeParse(text).success ? text : undefined;
}

/** Null when the text is no row id. */
export function readPedidoId(text: string): number | null {
  return isRowId(text) ? Number(text) : null;
}
