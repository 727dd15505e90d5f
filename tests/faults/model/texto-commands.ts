import fc from "fast-check";
import { expect } from "vitest";
import { command, rarely } from "./commands.ts";
import { itemAt, type Model } from "./model.ts";
import { correctTexto } from "./model-textos.ts";
import { editProducto } from "./real.ts";
import * as actual from "./real-textos.ts";

/** The producto with a campo. */
const written = 2;

export const editCampo = fc.constantFrom(null, 500, 500, 500, 700).map((campo) =>
  command(
    campo === null ? "owner takes the campo of C away" : `owner prices a text on C at ${campo}`,
    async (model, real) => {
      expect(await editProducto(real, { producto: written, campo })).toBe(200);
      itemAt(model.productos, written).campo = campo;
    },
  ),
);

/** Places of lines, oldest first; `isAstray`: also of those that cannot be corrected. */
function findLinea({ pedidos }: Readonly<Model>, { older, isAstray }: Which) {
  const lines = pedidos.flatMap(({ estado, lineas }, pedido) =>
    lineas.flatMap(({ texto }, linea) =>
      isAstray || (estado === "pagado" && texto !== "") ? [{ pedido, linea }] : [],
    ),
  );
  return lines.at(-1 - older);
}
type Which = { older: number; isAstray: boolean };

export const correctByOwner = fc
  .record({
    older: fc.nat({ max: 1 }),
    isAstray: rarely(),
    texto: fc.constantFrom("Ana" as const, "Eva" as const),
  })
  .map(({ texto, ...which }) =>
    command(
      (model) => {
        const { pedido, linea } = findLinea(model, which) ?? {};
        return `owner corrects a unit of line ${linea} of pedido ${pedido} to «${texto}»`;
      },
      async (model, real) => {
        const found = findLinea(model, which);
        if (!found) throw new Error("no line to correct");
        const correction = { ...found, texto };
        const wanted = correctTexto(model, correction);
        expect(await actual.correctTexto(real, correction)).toBe(wanted);
      },
      (model) => findLinea(model, which) !== undefined,
    ),
  );
