import type { StartPago } from "#contract/schemas/pagos.ts";
import { inTransaction } from "#server/db/database.ts";
import { patchProducto } from "#server/modules/catalogo/productos/patch-producto.service.ts";
import type { PricedLinea } from "./model.ts";
import { type Notice, toldPlaces } from "./model-medida.ts";
import type { Real } from "./world.ts";

/** Body of the client for lines of now. */
export function toldBody(
  { productos }: Pick<Real, "productos">,
  { notice, lineas }: { notice: Notice; lineas: readonly PricedLinea[] },
): Pick<StartPago, "sin_retracto"> {
  const places = toldPlaces(notice, lineas);
  return places === undefined ? {} : { sin_retracto: places.map((place) => productos[place] ?? 0) };
}

export async function markAMedida(real: Real, place: number, a_medida: boolean): Promise<void> {
  const { ctx, actor, clock, productos } = real;
  const id = productos[place] ?? 0;
  const now = clock.now();
  await inTransaction(ctx.db, (tx) => patchProducto(tx, { id, change: { a_medida }, actor, now }));
}
