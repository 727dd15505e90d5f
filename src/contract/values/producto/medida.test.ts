import { expect, test } from "vitest";
import type { Campo } from "../../schemas/campos.ts";
import { medidaOf } from "./medida.ts";

const campo = (tipo: Campo["tipo"], obligatorio = true): Campo => ({
  clave: "uno",
  etiqueta: "Uno",
  tipo,
  obligatorio,
  precio: 0,
});

test.for([
  [false, [], "never"],
  [false, [campo("color")], "never"],
  [false, [campo("opcion")], "never"],
  [false, [campo("texto")], "always"],
  [false, [campo("fecha")], "always"],
  [false, [campo("texto", false)], "written"],
  [false, [campo("color"), campo("fecha", false)], "written"],
  [true, [], "always"],
  [true, [campo("color")], "always"],
  [true, [campo("texto", false)], "always"],
] as const)("marked %s, with %j: %s", ([a_medida, personalizacion, medida]) => {
  expect(medidaOf({ a_medida, personalizacion })).toBe(medida);
});
