import type { ApiClient } from "#contract/client.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { carritoCopy } from "../carrito.copy.ts";
import type { GuestItem } from "./guest-carrito.ts";

/** Null when the API did not answer. */
export type FreshProducto =
  | "gone"
  | Pick<
      ProductoDetalle,
      | "nombre"
      | "precio"
      | "stock"
      | "imagenes"
      | "maximo"
      | "peso_gramos"
      | "espera_dias"
      | "a_medida"
      | "personalizacion"
    >
  | null;

/** Checks the written text against the campos of today. */
export type RefreshPieza = (
  item: GuestItem,
  fresh: Pick<ProductoDetalle, "precio" | "a_medida" | "personalizacion">,
) => Partial<GuestItem>;

/** The line with today's data and its own cantidad. `refreshPieza` is needed for a producto with campos. */
export function refreshItem(
  item: GuestItem,
  fresh: FreshProducto,
  refreshPieza?: RefreshPieza,
): GuestItem {
  if (fresh === null) return item;
  if (fresh === "gone") return { ...item, stock: 0 };
  const { nombre, precio, stock, imagenes, maximo, peso_gramos, a_medida } = fresh;
  const { espera_dias: plazo_dias } = fresh;
  const bound = maximo === undefined ? {} : { maximo };
  const facts = { nombre, precio, stock, imagenes, peso_gramos, plazo_dias, a_medida };
  const plain = { ...item, ...facts, ...bound };
  return { ...plain, ...refreshPieza?.(item, fresh) };
}

/** The notice for the visitor, or null. */
export function describeRefresh(before: GuestItem, after: GuestItem): string | null {
  if (before.precio !== after.precio) return carritoCopy.precioChanged(after.nombre);
  const isNew = after.a_medida === true && before.a_medida !== true;
  return isNew ? carritoCopy.nowAMedida(after.nombre) : null;
}

/** Its file is loaded for a carrito that needs it. */
export async function loadRefreshPieza(
  items: readonly GuestItem[],
  asked: Iterable<FreshProducto>,
): Promise<RefreshPieza | undefined> {
  const hasCampos = [...asked].some(
    (fresh) => fresh !== null && fresh !== "gone" && fresh.personalizacion.length > 0,
  );
  if (!hasCampos && items.every(({ personalizacion }) => personalizacion === undefined)) return;
  return (await import("./refresh-pieza.ts")).refreshPieza;
}

export async function askProducto(api: ApiClient, productoId: number): Promise<FreshProducto> {
  const result = await api("getProducto", { query: { id: String(productoId) } });
  if (result.ok) return result.data;
  return result.status === 404 ? "gone" : null;
}
