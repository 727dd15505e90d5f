import { fold } from "#contract/values/fold.ts";

type Searched = { nombre: string; sku: string; material: string; categoria: string };

/**
 * The folded text in which the catalogue finds a producto. It ends with the categoria's name, so that
 * a rename can replace it there.
 */
export function productoBusqueda({ nombre, sku, material, categoria }: Searched): string {
  return fold(`${nombre} ${sku} ${material} ${categoria}`);
}
