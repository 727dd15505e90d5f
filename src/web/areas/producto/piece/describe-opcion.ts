import type { Opcion } from "#contract/schemas/campos.ts";
import { formatClp } from "#contract/values/pago/clp.ts";

/** Its name, and in brackets what it adds to the precio. */
export function describeOpcion({ nombre, precio = 0 }: Opcion): string {
  return precio > 0 ? `${nombre} (+${formatClp(precio)})` : nombre;
}
