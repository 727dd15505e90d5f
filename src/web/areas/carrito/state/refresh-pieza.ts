import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { toPieza } from "#contract/values/producto/to-pieza.ts";
import type { GuestItem } from "./guest-carrito.ts";

type Fresh = Pick<ProductoDetalle, "precio" | "a_medida" | "personalizacion">;

/** Its precio and texts, whether it is made to measure, and what the campos of today refuse: as the server will say. */
export function refreshPieza(item: GuestItem, fresh: Fresh): Partial<GuestItem> {
  const { precio, a_medida, textos, errores } = toPieza(fresh, item.personalizacion ?? {});
  const isFit = Object.keys(errores).length === 0;
  return {
    precio,
    a_medida,
    ...(textos.length > 0 && { personalizacion_textos: textos }),
    personalizacion_errores: isFit ? undefined : errores,
  };
}
