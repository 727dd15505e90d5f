import { checkPieces } from "#rig/shop/check-pieces.ts";
import type { PastShop } from "./past-shop.ts";

type Checked = { token: string; pedidoId: number };

/** Checks all prints of a pedido, and photographs those of the customer whose account the demo shows. */
export async function checkAll(
  shop: PastShop,
  { isShown, ...checked }: Checked & { isShown: boolean },
): Promise<void> {
  await checkPieces(shop.call(checked.token), checked.pedidoId);
  if (isShown) await photographPieces(shop, checked);
}

/** The camera sees what the last picture of the producto shows. */
export async function photographPieces(
  shop: PastShop,
  { token, pedidoId }: Checked,
): Promise<void> {
  const { trabajos } = await shop.call(token)("listTrabajos", { query: { pedido_id: pedidoId } });
  for (const { id, producto_id, estado } of trabajos) {
    if (estado !== "revisado") continue;
    const { imagenes } = await shop.call()("getProducto", { query: { id: producto_id } });
    const { rawPayload } = await shop.app.http.inject({ url: imagenes.at(-1) ?? "" });
    await shop.sendForm({
      ...{ method: "PUT", path: `/endpoints/trabajo_foto.php?id=${id}`, token },
      form: { fotos: new File([new Uint8Array(rawPayload)], "pieza.webp") },
    });
  }
}
