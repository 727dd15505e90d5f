import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { adminPedidoCopy as copy } from "./pedidos.copy.ts";

type Direccion = PedidoDetalleAdmin["direccion"];

/** A direccion as it is written on a parcel, line by line; a ciudad named like its comuna stands once. */
export function direccionLines({ calle_numero, comuna, ciudad, region }: Direccion): string[] {
  const places = comuna === ciudad ? comuna : `${comuna}, ${ciudad}`;
  return [calle_numero, places, copy.region(region)];
}

/** What is pasted into the form of a transportista. */
export function direccionText(nombre: string, direccion: Direccion): string {
  return [nombre, ...direccionLines(direccion), direccion.nota]
    .filter((line) => line !== "")
    .join("\n");
}
