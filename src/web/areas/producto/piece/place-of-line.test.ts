import { expect, test } from "vitest";
import type { GuestItem } from "#web/areas/carrito/state/guest-carrito.ts";
import { withReplaced } from "./place-of-line.ts";

const plate = (nombre: string, cantidad: number, stock = 9): GuestItem => ({
  ...{ producto_id: 1, cantidad, nombre: "Placa", precio: 9_990, stock, imagenes: [] },
  personalizacion: { nombre },
});
const other = { ...plate("", 1), producto_id: 2 };
const replaced = { ...plate("Ana", 2), nombre_producto: "Placa", disponible: 9 };

test.for([
  ["stands where the old one stood", [plate("Ana", 2), other], [plate("Eva", 2), other]],
  ["joins an equal one", [plate("Ana", 2), other, plate("Eva", 1)], [other, plate("Eva", 2)]],
  ["comes last when the old one is gone", [other], [other, plate("Eva", 2)]],
] as const)("a line with other letters %s", ([, items, expected]) => {
  expect(withReplaced(items, { replaced, item: plate("Eva", 0), cantidad: 2 })).toEqual(expected);
});
