import { useEffect, useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { pageAnswers } from "#web/app/api/page-answers.ts";
import type { Found } from "../catalogo.copy.ts";

export type FoundProductos = Found & { q: string; productos: readonly Producto[] };

const typingPauseMs = 200;
const shownProductos = 5;
/** One letter is in the name of nearly every producto. */
const fewestLetters = 2;

/** First page of a search; null before the answer, and when there is none. */
export function useFound(typed: string): FoundProductos | null {
  const q = typed.replace(/\s+/g, " ").trim();
  const [found, setFound] = useState<FoundProductos | null>(null);
  useEffect(() => {
    if (q.length < fewestLetters) return setFound(null);
    const abort = new AbortController();
    const pause = setTimeout(() => {
      void findProductos(q, abort.signal).then((answer) => {
        if (!abort.signal.aborted) setFound(answer);
      });
    }, typingPauseMs);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [q]);
  return found;
}

async function findProductos(q: string, signal: AbortSignal): Promise<FoundProductos | null> {
  const query = { q, por_pagina: String(shownProductos) };
  const answer = await pageAnswers.client("listProductos", { query, signal });
  if (!answer.ok) return null;
  const total = Number(answer.headers["x-total-count"] ?? answer.data.length);
  return { q, productos: answer.data, total, hasMore: answer.headers["x-total-more"] === "true" };
}
