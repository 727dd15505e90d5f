import { expect, it } from "vitest";
import { withoutBought } from "./guest-bought.ts";

const item = (producto_id: number, cantidad: number) => ({
  producto_id,
  cantidad,
  nombre: `Pieza ${producto_id}`,
  precio: 1_000,
  stock: 9,
  imagenes: [],
});

it("takes out what was bought and leaves what was added since", () => {
  const left = withoutBought(
    [item(1, 3), item(2, 1), item(3, 2)],
    [
      { producto_id: 1, cantidad: 2 },
      { producto_id: 2, cantidad: 1 },
      { producto_id: 9, cantidad: 1 },
    ],
  );
  expect(left.map(({ producto_id, cantidad }) => [producto_id, cantidad])).toEqual([
    [1, 1],
    [3, 2],
  ]);
});
