import { useEffect, useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { useAnswer } from "#web/app/api/use-answer.ts";
import { usePrevious } from "#web/app/api/use-previous.ts";
import type { Found } from "../catalogo.copy.ts";

export type FoundProductos = Found & { q: string; productos: readonly Producto[] };

const typingPauseMs = 200;
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

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(setSettled, typingPauseMs, text);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
