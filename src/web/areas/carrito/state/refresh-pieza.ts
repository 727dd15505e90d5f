import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { checkPersonalizacion, isMedida } from "#contract/values/personalizacion.ts";
import type { GuestItem } from "./guest-carrito.ts";

type Fresh = Pick<ProductoDetalle, "precio" | "a_medida" | "personalizacion">;

/** Its precio, whether it is made to measure, and what the campos of today refuse: as the server will say. */
export function refreshPieza(
  item: GuestItem,
  { precio, a_medida, personalizacion: campos }: Fresh,
): Partial<GuestItem> {
  const valores = item.personalizacion ?? {};
  const checked = checkPersonalizacion(campos, valores);
  const medida = isMedida({ a_medida, campos }, valores);
  if ("precio" in checked) {
    const personalizacion_errores = undefined;
    return { precio: precio + checked.precio, a_medida: medida, personalizacion_errores };
  }
  return { precio, a_medida: medida, personalizacion_errores: checked.errores };
}
