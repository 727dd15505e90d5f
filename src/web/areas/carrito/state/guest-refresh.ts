import type { ApiClient } from "#contract/client.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { carritoCopy } from "../carrito.copy.ts";
import type { GuestItem } from "./guest-carrito.ts";

/** Null when the API did not answer. */
export type FreshProducto =
  | "gone"
  | Pick<
      ProductoDetalle,
      "nombre" | "precio" | "stock" | "imagenes" | "maximo" | "peso_gramos" | "a_medida"
    >
  | null;

/** The line with today's data and its own cantidad. */
export function refreshItem(item: GuestItem, fresh: FreshProducto): GuestItem {
  if (fresh === null) return item;
  if (fresh === "gone") return { ...item, stock: 0 };
  const { nombre, precio, stock, imagenes, maximo, peso_gramos, a_medida } = fresh;
  const bound = maximo === undefined ? {} : { maximo };
  return { ...item, nombre, precio, stock, imagenes, peso_gramos, a_medida, ...bound };
}

/** The notice for the visitor, or null. */
export function describeRefresh(before: GuestItem, after: GuestItem): string | null {
  if (before.precio !== after.precio) return carritoCopy.precioChanged(after.nombre);
  const isNew = after.a_medida === true && before.a_medida !== true;
  return isNew ? carritoCopy.nowAMedida(after.nombre) : null;
}

export async function askProducto(api: ApiClient, productoId: number): Promise<FreshProducto> {
  const result = await api("getProducto", { query: { id: String(productoId) } });
  if (result.ok) return result.data;
  return result.status === 404 ? "gone" : null;
}
