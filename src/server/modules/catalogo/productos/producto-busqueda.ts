import { fold } from "#contract/values/fold.ts";

type Searched = { nombre: string; sku: string; material: string; categoria: string };

/** Ends with the categoria's name: `renameInBusqueda` relies on it. */
export function productoBusqueda({ nombre, sku, material, categoria }: Searched): string {
  return fold(`${nombre} ${sku} ${material} ${categoria}`);
}
