import { expect, test } from "vitest";
import { type Pedido, pedidoEstados } from "#contract/schemas/pedidos.ts";
import { boughtProductos } from "./bought-productos.ts";

const detalles = [
  { id: 1, producto_id: 3, nombre_producto: "Pudú", cantidad: 1, precio_unitario: 1000 },
];

test("an opinion is offered of what was sent, and of nothing else (docs/reglas.md 31)", () => {
  const offered = pedidoEstados.filter(
    (estado) => boughtProductos([{ estado, detalles } as unknown as Pedido]).length > 0,
  );
  expect(offered).toEqual(["enviado", "entregado"]);
});
