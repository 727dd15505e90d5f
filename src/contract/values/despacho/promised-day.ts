import type { PedidoDespacho } from "../../schemas/pedidos.ts";

type Way = Pick<PedidoDespacho, "modo" | "desde" | "hasta">;

/** Day until which it was promised: of a retiro the day from which it can be fetched. */
export function promisedDay({ modo, desde, hasta }: Way): string | null {
  return modo === "retiro" ? desde : hasta;
}
