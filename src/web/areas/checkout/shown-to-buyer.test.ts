import { expect, test } from "vitest";
import { shownToBuyer, totalShown } from "./shown-to-buyer.ts";

const line = { nombre_producto: "Pieza", precio: 1_000, cantidad: 2, imagenes: [], disponible: 5 };
const lines = [{ ...line, producto_id: 1 }];
const way = { modo: "domicilio", precio: 3_000 } as Parameters<typeof totalShown>[0]["way"];

test.each([
  ["pieces and despacho", { way, totalTold: null }, 5_000],
  ["the page's own sum before what an earlier refusal named", { way, totalTold: 9_000 }, 5_000],
  ["what the refusal named while despacho is not known", { way: null, totalTold: 9_000 }, 9_000],
  ["the pieces while nothing else is known", { way: null, totalTold: null }, 2_000],
])("shows and sends %s", (_title, told, total) => {
  expect(totalShown({ lines, ...told })).toBe(total);
  expect(shownToBuyer({ lines, ...told })).toMatchObject({ total });
});
