import type { Modo } from "#contract/values/despacho/despacho.ts";

/** States of the owner's table: none, one with every modo, one that costs the same everywhere. */
export const tablas = ["off", "by weight", "flat"] as const;
export type TablaName = (typeof tablas)[number];

/** Where each person lives; who is not named lives in Valparaíso. */
export const homes = [
  { comuna: "Valparaíso", region: "Valparaíso" },
  { comuna: "Isla de Pascua", region: "Valparaíso" },
  { comuna: "Futaleufú", region: "Los Lagos" },
] as const;

/**
 * Facts that a start sends of despacho and total: none, those of the page, one of them of before, or that it is fetched.
 */
export const choices = ["nothing", "as shown", "an old precio", "an old total", "retiro"] as const;
export type Choice = (typeof choices)[number];

export type Way = { modo: Modo; precio: number };

/** Grams; 0: unknown, so the default of the table. */
export const pesos = [300, 0, 400] as const;
export const defaultPeso = 250;

export const island = {
  tramos: [
    { hasta_gramos: 500, precio: 3000 },
    { hasta_gramos: 1000, precio: 5000 },
  ],
  gratis_desde: 6000,
};
export const flatPrecio = 1990;

type Shop = { readonly tabla: TablaName };
type Going = {
  person: number;
  lineas: readonly { producto: number; cantidad: number; precio: number }[];
};

/** Without a choice. */
export function wayOf({ tabla }: Shop, { person, lineas }: Going): Way {
  if (tabla === "off") return { modo: "domicilio", precio: 0 };
  if (tabla === "flat") return { modo: "domicilio", precio: flatPrecio };
  const { comuna } = homes[person] ?? homes[0];
  if (comuna === "Valparaíso") return { modo: "domicilio", precio: 0 };
  const gramos = lineas.reduce((sum, { producto, cantidad }) => {
    return sum + cantidad * (pesos[producto] || defaultPeso);
  }, 0);
  const tramo = island.tramos.find(({ hasta_gramos }) => gramos <= hasta_gramos);
  if (comuna === "Futaleufú" || !tramo) return { modo: "por_pagar", precio: 0 };
  const monto = lineas.reduce((sum, { cantidad, precio }) => sum + cantidad * precio, 0);
  return { modo: "domicilio", precio: monto >= island.gratis_desde ? 0 : tramo.precio };
}

export function chooseWay(
  shop: Shop,
  { choice, ...going }: Going & { choice: Choice },
): Way | { refused: number } {
  if (choice === "an old precio" || choice === "an old total") return { refused: 409 };
  if (choice !== "retiro") return wayOf(shop, going);
  return shop.tabla === "by weight" ? { modo: "retiro", precio: 0 } : { refused: 409 };
}
