import type { BodyOf } from "#contract/client.ts";
import type { DevolucionTipo, Solucion } from "#contract/schemas/devoluciones.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { adminApi } from "./pedidos.ts";
import { type Bought, buyTwoLines } from "./reembolsos-of-units.ts";

let serial = 0;

export const newClave = () => `devolucion-${++serial}`;

export type Wish = {
  tipo?: DevolucionTipo;
  solucion?: Solucion;
  /** Detalle and units. */
  lineas: readonly (readonly [number, number])[];
  detalle?: string;
  clave?: string;
};

export function devolucionBody(
  of: { pedido_id: number } | { enlace: string },
  { tipo = "retracto", solucion, lineas, detalle = "No me gustó el color", clave }: Wish,
): BodyOf<"createDevolucion"> {
  return {
    ...of,
    tipo,
    ...(solucion && { solucion }),
    lineas: lineas.map(([detalle_id, cantidad]) => ({ detalle_id, cantidad })),
    detalle,
    clave: clave ?? newClave(),
  };
}

export function ask({ ana, id }: Pick<Bought, "ana" | "id">, wish: Wish) {
  return ana.api("createDevolucion", { body: devolucionBody({ pedido_id: id }, wish) });
}

/** Answers its id. */
export async function askDone(bought: Pick<Bought, "ana" | "id">, wish: Wish): Promise<number> {
  const asked = await ask(bought, wish);
  if (!asked.ok) throw new Error(asked.error ?? "the devolucion was refused");
  return asked.data.pedido.devoluciones[0]?.id ?? 0;
}

type Answer = Partial<BodyOf<"answerDevolucion">>;

export async function answer(
  shop: TestShop,
  id: number,
  given: Answer = {},
  nombre = "Rosa Fuentes",
) {
  const body = { decision: "aceptada", reponer_stock: true, ...given } as const;
  return (await adminApi(shop, nombre))("answerDevolucion", { query: { id: String(id) }, body });
}

/** Open, of a retracto of one unit. Answers its id. */
export async function buildDevolucion(shop: TestShop, wish: Partial<Wish> = {}): Promise<number> {
  const bought = await buyTwoLines(shop);
  return askDone(bought, { lineas: [[bought.lineas.huemul, 1]], ...wish });
}
