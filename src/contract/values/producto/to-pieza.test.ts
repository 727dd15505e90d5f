import { expect, test } from "vitest";
import type { Campo } from "../../schemas/campos.ts";
import { toPieza } from "./to-pieza.ts";

const campo = (tipo: Campo["tipo"], more: Partial<Campo> = {}): Campo => ({
  clave: "uno",
  etiqueta: "Uno",
  tipo,
  obligatorio: true,
  precio: 500,
  ...(tipo === "color" && {
    opciones: [{ clave: "cobre", nombre: "Cobre", color: "#b87333", precio: 40 }],
  }),
  ...more,
});

const optional = { obligatorio: false };

test.for([
  [false, campo("color"), { uno: "cobre" }, false],
  [false, campo("texto"), { uno: "Ana" }, true],
  [false, campo("texto", optional), {}, false],
  [true, campo("color"), { uno: "cobre" }, true],
  [true, campo("texto", optional), {}, true],
] as const)("marked %s, %j, with %j: made to measure %s", ([a_medida, one, typed, medida]) => {
  expect(toPieza({ precio: 9990, a_medida, personalizacion: [one] }, typed).a_medida).toBe(medida);
});

test("costs what its producto costs and what its values add", () => {
  const name = campo("texto", { precio_por_letra: 100 });
  const color = campo("color", { clave: "dos", etiqueta: "Color" });
  const sold = { precio: 9990, a_medida: false, personalizacion: [name, color] };
  expect(toPieza(sold, { dos: "cobre", uno: "  Ñandú  3°" })).toEqual({
    valores: { uno: "Ñandú 3°", dos: "cobre" },
    textos: [
      { clave: "uno", etiqueta: "Uno", tipo: "texto", valor: "Ñandú 3°" },
      {
        ...{ clave: "dos", etiqueta: "Color", tipo: "color" },
        ...{ valor: "Cobre", opcion: "cobre", color: "#b87333" },
      },
    ],
    precio: 9990 + 500 + 700 + 500 + 40,
    a_medida: true,
    errores: {},
  });
});

test("that cannot be made costs what its producto costs, and keeps what was typed", () => {
  const sold = { precio: 9990, a_medida: false, personalizacion: [campo("texto", { max: 3 })] };
  const pieza = toPieza(sold, { uno: "Antonia", gone: "x" });
  expect(pieza).toMatchObject({ precio: 9990, valores: { uno: "Antonia", gone: "x" } });
  expect(Object.keys(pieza.errores)).toEqual(["uno", "gone"]);
  expect(pieza.textos.map(({ etiqueta }) => etiqueta)).toEqual(["Uno", "gone"]);
});
