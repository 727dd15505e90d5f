import { expect, it } from "vitest";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { splitByAct } from "./by-act.ts";

it("prepares what is paid and sends what is prepared, without what went back whole", () => {
  const pedido = (id: number, estado: string, reembolso: object | null = null) =>
    ({ id, estado, reembolso }) as PedidoAdmin;
  const chosen = [
    pedido(1, "pagado"),
    pedido(2, "en_preparacion"),
    pedido(3, "enviado"),
    pedido(4, "pagado", { estado: "pendiente" }),
    pedido(5, "en_preparacion"),
  ];
  const { toPrepare, toSend } = splitByAct(chosen);
  expect(toPrepare.map(({ id }) => id)).toEqual([1]);
  expect(toSend.map(({ id }) => id)).toEqual([2, 5]);
});
