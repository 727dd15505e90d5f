import type { Tx } from "../../../db/database.ts";
import { type Choice, type ChosenWay, chooseWay } from "./choose-way.service.ts";
import { freezeLineas, huellaOf } from "./freeze.ts";
import type { Wish } from "./read-wish.service.ts";

/** All that a later change of carrito, productos or direccion leaves alone. */
export type FrozenPedido = {
  content: ReturnType<typeof freezeLineas> & ChosenWay["direccion"]["who"];
  way: Omit<ChosenWay, "direccion">;
  huella: string;
};

/** Decides the way and freezes the pedido. Throws 409 and 422 as `chooseWay` does. */
export async function freezePedido(
  tx: Tx,
  { sinRetracto, ...choice }: Pick<Wish, "sinRetracto"> & Choice,
): Promise<FrozenPedido> {
  const { direccion, ...way } = await chooseWay(tx, choice);
  const { text, who } = direccion;
  const content = freezeLineas(choice.lineas, { direccion: text, way, sinRetracto });
  return { content: { ...content, ...who }, way, huella: huellaOf(content, { who, way }) };
}
