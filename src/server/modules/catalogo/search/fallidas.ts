import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction } from "../../../db/database.ts";
import { days } from "../../../time/clock.ts";
import { addFallidas, type Fallida, pruneFallidas } from "./fallidas.queries.ts";
import { typedWords } from "./typed-words.ts";

/** Between two writes, in each process; what comes beyond is not counted. */
const maxWaiting = 200;
const keptMs = days(90);
const keptRows = 1_000;
const maxWords = 4;

const waiting = new WeakMap<Db, Map<string, number>>();

type Answered = {
  operation: string;
  query: unknown;
  reply: { headers?: Record<string, string | undefined> };
};

/**
 * Counts a search of the whole shop that found no producto with all words, by what its answer says. In memory, so that a
 * search never writes. Words alone: an address, a number or a long text may be somebody's data.
 */
export function countFallida(db: Db, { operation, query, reply }: Answered): void {
  const headers = reply.headers ?? {};
  const encontrado = headers["x-busqueda"];
  if (operation !== "listProductos") return;
  if (encontrado !== "ninguna" && encontrado !== "algunas") return;
  if (headers["x-busqueda-tienda"] !== undefined) return;
  const { q = "" } = query as { q?: string };
  const words = typedWords(q);
  if (q.includes("@") || words.length > maxWords) return;
  if (words.length === 0 || !words.every((word) => /^\p{L}{2,20}$/u.test(word))) return;
  const counts = waiting.get(db) ?? new Map<string, number>();
  waiting.set(db, counts);
  const palabras = words.join(" ");
  if (counts.has(palabras) || counts.size < maxWaiting) {
    counts.set(palabras, (counts.get(palabras) ?? 0) + 1);
  }
}

/** Writes what was counted, and forgets what is old. */
export async function writeFallidas({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<void> {
  const counts = waiting.get(db) ?? new Map<string, number>();
  waiting.delete(db);
  const fallidas = withoutStarts([...counts].map(([palabras, veces]) => ({ palabras, veces })));
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await addFallidas(tx, { fallidas, now });
    await pruneFallidas(tx, { before: now - keptMs, kept: keptRows });
  });
}

/** The page searches while somebody types: "unic" is the start of "unicornio". In order, for the locks. */
function withoutStarts(fallidas: readonly Fallida[]): Fallida[] {
  const sorted = fallidas.toSorted((a, b) => (a.palabras < b.palabras ? -1 : 1));
  return sorted.filter(({ palabras }, at) => !sorted[at + 1]?.palabras.startsWith(palabras));
}
