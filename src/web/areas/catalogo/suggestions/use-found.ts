import type { Producto } from "#contract/schemas/catalogo.ts";
import { useAnswer } from "#web/app/api/use-answer.ts";
import { usePrevious } from "#web/app/api/use-previous.ts";
import { useSettled } from "#web/forms/settled-text.ts";
import type { Found } from "../catalogo.copy.ts";

export type FoundProductos = Found & { q: string; productos: readonly Producto[] };

const freshMs = 60_000;
const shownProductos = 5;
/** One letter is in the name of nearly every producto. */
const fewestLetters = 2;

/** First page of a search, the one before while it loads; null when there is none. */
export function useFound(typed: string): FoundProductos | null {
  const now = typed.replace(/\s+/g, " ").trim();
  const q = useSettled(now);
  const isAsked = Math.min(now.length, q.length) >= fewestLetters;
  const query = { q, por_pagina: String(shownProductos) };
  const { answer, failure } = useAnswer("listProductos", { query, isAsked, freshMs });
  const found = usePrevious(answer && { ...answer, q }, isAsked && !failure);
  if (!found) return null;
  const { data: productos, headers } = found;
  const total = Number(headers["x-total-count"] ?? productos.length);
  return { q: found.q, productos, total, hasMore: headers["x-total-more"] === "true" };
}
