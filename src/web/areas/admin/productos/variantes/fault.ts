import { type FamiliaDraft, savedRows } from "./familia-draft.ts";

/** Where a fault stands: a row by its key, an eje by its place. */
export type Fault = {
  text: string;
  row?: string;
  eje?: number;
  valor?: number;
  field?: string;
  /** The whole page must be loaded anew. */
  isStale?: true;
};

/** Row and column, or eje and valor, of a path such as ["variantes", 2, "sku"]. */
export function placeFault(
  text: string,
  { path, draft }: { path: readonly PropertyKey[]; draft: FamiliaDraft },
): Fault {
  const [list, at, part, valor] = path;
  if (list === "nombre") return { text, field: "nombre" };
  if (list === "ejes" && typeof at === "number")
    return { text, eje: at, ...(typeof valor === "number" ? { valor } : { field: String(part) }) };
  const row =
    list === "variantes" && typeof at === "number" ? savedRows(draft)[at]?.key : undefined;
  return row === undefined ? { text } : { text, row, field: String(part) };
}

type Refusal = { status: number; campos: Readonly<Record<string, string>> };

/** A refusal of the server, which writes a path as `variantes.2.sku`. */
export function placeRefusal(
  text: string,
  { refusal, draft }: { refusal: Refusal; draft: FamiliaDraft },
): Fault {
  const [name = ""] = Object.keys(refusal.campos);
  const path = name.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const fault = placeFault(text, { path, draft });
  const isOfRow = draft.rows.some(({ key, typed }) => key === fault.row && typed);
  const isStale = refusal.status === 409 && (name === "" || (fault.field === "id" && !isOfRow));
  return { ...fault, ...(isStale && { isStale }) };
}
