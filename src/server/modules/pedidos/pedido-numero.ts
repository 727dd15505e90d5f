import { fold } from "#contract/values/fold.ts";

/** "E-000042". */
export function pedidoNumero(id: number): string {
  return `E-${String(id).padStart(6, "0")}`;
}

type Searched = { id: number; nombre: string; email: string; telefono?: string };

/**
 * The number must come first and the digits of the telephone last, behind a plus, also where there is none:
 * `findPedidos` relies on it.
 */
export function pedidoBusqueda({ id, nombre, email, telefono = "" }: Searched): string {
  return fold(`${pedidoNumero(id)} ${nombre} ${email} +${telefono.replace(/\D/g, "")}`);
}
