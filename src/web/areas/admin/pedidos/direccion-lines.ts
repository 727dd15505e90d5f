import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { adminPedidoCopy as copy } from "./pedidos.copy.ts";

type Direccion = PedidoDetalleAdmin["direccion"];

/** Written like on a parcel. A ciudad with the name of its comuna is written once. */
export function direccionLines({ calle_numero, comuna, ciudad, region }: Direccion): string[] {
  const places = comuna === ciudad ? comuna : `${comuna}, ${ciudad}`;
  // A retiro has the address of the workshop, as one line.
  if (comuna === "") return [calle_numero];
  return [calle_numero, places, copy.region(region)];
}

/** For pasting into a transportista's form. */
export function direccionText(nombre: string, direccion: Direccion): string {
  const { recibe, telefono, nota } = direccion;
  return [recibe || nombre, ...direccionLines(direccion), formatTelefono(telefono), nota]
    .filter((line) => line !== "")
    .join("\n");
}
