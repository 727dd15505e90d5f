import { fold } from "#contract/values/fold.ts";
import { readValores } from "./detalle-valores.ts";

/** "E-000042". */
export function pedidoNumero(id: number): string {
  return `E-${String(id).padStart(6, "0")}`;
}

type Searched = {
  id: number;
  nombre: string;
  email: string;
  telefono?: string;
  /** None once the buyer is erased. */
  detalles?: readonly { nombre_producto: string; personalizacion: string }[];
};

/**
 * The number must come first and the digits of the telephone last, behind a plus, also where there is none:
 * `findPedidos` relies on it. Between them the buyer, the pieces and what is written on them.
 */
export function pedidoBusqueda({ id, detalles = [], ...buyer }: Searched): string {
  const { nombre, email, telefono = "" } = buyer;
  const pieces = detalles.flatMap(({ nombre_producto, personalizacion }) => [
    nombre_producto,
    ...readValores(personalizacion).map(({ valor }) => valor),
  ]);
  const words = [pedidoNumero(id), nombre, email, ...new Set(pieces)];
  return fold(`${words.join(" ")} +${telefono.replace(/\D/g, "")}`);
}
