import type { PedidoDetalle } from "../../schemas/pedidos.ts";

/** For one line or a producto. Pages, mails and sheets say the same. */
export const sinRetractoWords = "A tu medida: sin retracto";
const retractoWords = "10 días para arrepentirte";

type Line = Pick<PedidoDetalle, "a_medida" | "sin_retracto">;

/** A line of a carrito: whoever sees it is told. Older carritos of guests do not know whether it is made to measure. */
export function toldLine({ a_medida = false }: { a_medida?: boolean | undefined }): Line {
  return { a_medida, sin_retracto: a_medida };
}

/** Empty where nothing is made to measure: there the sentence says it for all. */
export function retractoOf({ sin_retracto }: Line, lines: readonly Line[]): string {
  if (!lines.some(({ a_medida }) => a_medida)) return "";
  return sin_retracto ? sinRetractoWords : retractoWords;
}

/** For all lines together. */
export function retractoSentence(lines: readonly Line[]): string {
  const excluded = lines.filter(({ sin_retracto }) => sin_retracto).length;
  if (excluded === 0) {
    return "Desde que llega tu pedido tienes 10 días para arrepentirte y 6 meses de garantía legal.";
  }
  return excluded === lines.length
    ? "Lo que se hace a tu medida no tiene retracto. Desde que llega tu pedido tienes 6 meses de garantía legal."
    : "Lo que se hace a tu medida no tiene retracto; para lo demás tienes 10 días desde que llega tu pedido. Todo tiene 6 meses de garantía legal.";
}
