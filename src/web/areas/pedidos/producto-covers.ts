import { useAnswer } from "#web/app/api/use-answer.ts";

export type Cover = { path: string | undefined; marcador: string };

const none: Cover = { path: undefined, marcador: "" };
/** A bound for long histories. */
const maxAsked = 24;

/** The pedido holds no pictures. Without an answer there is none: nothing waits for it. */
export function useCover(id: number | undefined): Cover {
  const query = { id: String(id) };
  const isAsked = id !== undefined;
  const { answer } = useAnswer("getProducto", { query, isAsked, freshMs: Infinity });
  return answer ? { path: answer.data.imagenes[0], marcador: answer.data.marcador } : none;
}

/** Productos whose cover is asked for. */
export function withCover(ids: readonly number[]): ReadonlySet<number> {
  return new Set([...new Set(ids)].slice(0, maxAsked));
}
