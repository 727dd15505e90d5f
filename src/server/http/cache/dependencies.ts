import { hash } from "node:crypto";
import type { OperationName } from "#contract/routes.ts";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";

/** Binding facts of a producto; null when the public does not see it. */
export type Offer = { precio: number; isAvailable: boolean } | null;

/** Digests of a list, and of its headers, which say how many productos there are. */
type Digests = { rows: string; count: string };

/** An answer that an edit of any producto may change, and how to ask for it again. */
export type ListAnswer = {
  key: string;
  digests: Digests;
  /** The page shows how many there are. */
  isCounted: boolean;
  ask: () => Promise<Digests>;
};

/** Parts of an answer that can change. */
export type Dependencies = {
  /** By id, as it was offered. */
  productos: ReadonlyMap<number, Offer>;
  /** How many pieces the shop has sold. */
  ventas: boolean;
  /** Null: any edit may change it, and nobody can tell. */
  lists: readonly ListAnswer[] | null;
};

const noDependencies: Dependencies = { productos: new Map(), ventas: false, lists: [] };

/** For an answer of unknown content. */
export const unknownDependencies: Dependencies = { ...noDependencies, lists: null };

/** Fits its schema. `text`: the JSON of `answer`. */
export type CheckedAnswer = { answer: unknown; text: string; headers: Record<string, string> };

type Call = { operation: OperationName; query: unknown };
type Answered = Call & { checked: CheckedAnswer; again: () => Promise<CheckedAnswer> };

/** For the answer of a cached operation to a guest. */
export function dependenciesOf(answered: Answered): Dependencies {
  const { operation, checked } = answered;
  const { answer } = checked;
  switch (operation) {
    case "listProductos":
    case "listDestacados":
      return { ...onProductos(answer as Producto[]), lists: [listOf(answered)] };
    case "listFacetas":
    case "listCategorias":
      return { ...noDependencies, lists: [listOf(answered)] };
    case "getProducto": {
      const producto = answer as ProductoDetalle;
      return onProductos([producto, ...producto.variantes]);
    }
    case "getTienda":
      return { ...noDependencies, ventas: true };
    case "getTerminos":
      return noDependencies;
    default:
      return unknownDependencies;
  }
}

function listOf({ operation, query, checked, again }: Answered): ListAnswer {
  const key = `${operation} ${JSON.stringify(query)}`;
  const ask = async () => digestsOf(await again());
  return { key, digests: digestsOf(checked), isCounted: true, ask };
}

/** For an answer of which the page shows the rows only. */
export function withoutCount({ lists, ...dependencies }: Dependencies): Dependencies {
  return { ...dependencies, lists: lists?.map((list) => ({ ...list, isCounted: false })) ?? null };
}

/** For a refusal: a producto that is not there may come back. */
export function dependenciesOfRefusal(operation: OperationName, id: number): Dependencies {
  if (operation !== "getProducto") return unknownDependencies;
  return { ...noDependencies, productos: new Map([[id, null]]) };
}

export function joinDependencies(parts: readonly Dependencies[]): Dependencies {
  const productos = new Map<number, Offer>();
  for (const [id, offer] of parts.flatMap((part) => [...part.productos])) {
    const other = productos.get(id);
    // Two answers of one page that differ: the change between them makes the page stale.
    productos.set(id, other === undefined || isSameOffer(other, offer) ? offer : null);
  }
  const lists = parts.map((part) => part.lists);
  return {
    productos,
    ventas: parts.some(({ ventas }) => ventas),
    lists: lists.includes(null) ? null : lists.flatMap((list) => list ?? []),
  };
}

export function isSameOffer(one: Offer, other: Offer): boolean {
  if (one === null || other === null) return one === other;
  return one.precio === other.precio && one.isAvailable === other.isAvailable;
}

function onProductos(
  productos: readonly Pick<Producto, "id" | "precio" | "stock">[],
): Dependencies {
  const offers = productos.map(({ id, precio, stock }): [number, Offer] => {
    return [id, { precio, isAvailable: stock > 0 }];
  });
  return { ...noDependencies, productos: new Map(offers) };
}

export function isSameList({ digests, isCounted }: ListAnswer, now: Digests): boolean {
  return digests.rows === now.rows && (!isCounted || digests.count === now.count);
}

function digestsOf({ text, headers }: CheckedAnswer): Digests {
  return { rows: hash("sha256", text, "base64url"), count: JSON.stringify(headers) };
}
