import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Trabajo } from "#contract/schemas/taller.ts";
import {
  fillOf,
  moveToPlaca,
  moveToSequence,
  type Placa,
  splitPlacas,
  undoMoves,
} from "./placas.ts";

type Piece = { por_placa: number | null; placa?: number | null };

function pieces(of: readonly Piece[]): Trabajo[] {
  return of.map(({ por_placa, placa = null }, place) => ({
    ...{ id: place + 1, pedido_id: 1, detalle_id: 1, unidad: 1, tipo: "imprimir" },
    ...{ estado: "en_cola", producto_id: 1, nombre_producto: "Llavero", numero: "E-000001" },
    ...{ material: "PLA", hasta: null, motivo: null, tiene_foto: false, colores: [], placa },
    receta:
      por_placa === null ? null : { version: 1, minutos: 10, por_placa, notas: "", archivo: null },
  }));
}

const alike = (count: number, por_placa: number | null) =>
  pieces(Array.from({ length: count }, () => ({ por_placa })));
const idsOf = (placas: readonly Placa[]) => placas.map((it) => it.trabajos.map(({ id }) => id));

/** Every share of a placa by a divisor is a whole number of these. */
const parts = 27_720;
const partsOf = (trabajos: readonly Trabajo[]) =>
  trabajos.reduce((sum, { receta }) => sum + parts / (receta?.por_placa ?? Infinity), 0);
const porPlaca = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });
const anyPiece = fc.record({
  por_placa: porPlaca,
  placa: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null, freq: 3 }),
});

describe("placas of the sequence", () => {
  test("hold as many pieces as fit, also shares that no binary number has", () => {
    for (const por_placa of [1, 3, 6, 7, 49, 999]) {
      const counts = splitPlacas(alike(2 * por_placa + 1, por_placa)).map(
        (it) => it.trabajos.length,
      );
      expect(counts).toEqual([por_placa, por_placa, 1]);
    }
    const mixed = pieces([{ por_placa: 2 }, { por_placa: 3 }, { por_placa: 6 }, { por_placa: 6 }]);
    expect(idsOf(splitPlacas(mixed))).toEqual([[1, 2, 3], [4]]);
  });

  test("are runs of the sequence: none holds too much, and each begins with what did not fit before", () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 60 }), (of) => {
        const trabajos = pieces(of);
        const free = splitPlacas(trabajos).filter(
          ({ clave, isSized }) => clave === null && isSized,
        );
        const sized = trabajos.filter(({ placa, receta }) => placa === null && receta !== null);
        expect(idsOf(free).flat()).toEqual(sized.map(({ id }) => id));
        for (const [place, { trabajos: own }] of free.entries()) {
          expect(partsOf(own)).toBeLessThanOrEqual(parts);
          const next = free[place + 1]?.trabajos.slice(0, 1);
          if (next) expect(partsOf([...own, ...next])).toBeGreaterThan(parts);
        }
      }),
    );
  });

  test("leave pieces without a receta together, and chosen ones where they were put", () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { maxLength: 60 }), (of) => {
        const trabajos = pieces(of);
        const placas = splitPlacas(trabajos);
        expect(
          idsOf(placas)
            .flat()
            .sort((a, b) => a - b),
        ).toEqual(trabajos.map(({ id }) => id));
        const firsts = placas.map((it) => it.trabajos[0]?.id ?? 0);
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
        expect(placas.filter(({ isSized }) => !isSized).length).toBeLessThanOrEqual(1);
        const claves = placas.flatMap(({ clave }) => clave ?? []);
        expect(new Set(claves).size).toBe(claves.length);
        for (const { clave, isSized, trabajos: own } of placas) {
          expect(own.every(({ placa }) => placa === clave)).toBe(true);
          if (!isSized) expect(own.every(({ receta }) => receta === null)).toBe(true);
        }
      }),
    );
  });

  test("are made of 5,000 pieces at once", () => {
    const placas = splitPlacas(alike(5_000, 7));
    expect(placas).toHaveLength(715);
  });
});

test("a placa says how full it is", () => {
  expect(fillOf(alike(5, 6))).toMatchObject({ sized: 5, holds: 6, percent: 83, isOver: false });
  expect(fillOf(alike(49, 49))).toMatchObject({ percent: 100, isOver: false });
  expect(fillOf(alike(7, 6))).toMatchObject({ sized: 7, percent: 117, isOver: true });
  const mixed = pieces([{ por_placa: 2 }, { por_placa: 4 }, { por_placa: null }]);
  expect(fillOf(mixed)).toEqual({
    ...{ sized: 2, withoutReceta: 1, holds: null, percent: 75, isOver: false },
  });
});

describe("a move", () => {
  const at = (trabajos: readonly Trabajo[], id: number) =>
    trabajos.find((it) => it.id === id) as Trabajo;

  test("to a placa of the sequence makes that one the owner's choice, and is undone at once", () => {
    const open = alike(5, 2);
    const target = splitPlacas(open)[1] as Placa;
    const moves = moveToPlaca(at(open, 1), { target, open });
    expect(moves).toEqual([3, 4, 1].map((id) => ({ id, desde: null, placa: 3 })));
    const moved = open.map((it) => ({
      ...it,
      placa: moves.find(({ id }) => id === it.id)?.placa ?? null,
    }));
    expect(idsOf(splitPlacas(moved))).toEqual([
      [1, 3, 4],
      [2, 5],
    ]);
    const back = [3, 4, 1].map((id) => ({ id, desde: 3, placa: null }));
    expect(undoMoves(moves)).toEqual(back);
    expect(new Set(moveToSequence(moved))).toEqual(new Set(back));
  });

  test("to a chosen placa moves the piece alone; a new one takes a number that none has", () => {
    const open = pieces([{ por_placa: 4, placa: 2 }, { por_placa: 4, placa: 9 }, { por_placa: 4 }]);
    const target = { clave: 9, trabajos: [at(open, 2)] };
    expect(moveToPlaca(at(open, 1), { target, open })).toEqual([{ id: 1, desde: 2, placa: 9 }]);
    const none = { clave: null, trabajos: [] };
    expect(moveToPlaca(at(open, 3), { target: none, open })).toEqual([
      { id: 3, desde: null, placa: 3 },
    ]);
    expect(moveToPlaca(at(open, 2), { target: none, open })).toEqual([
      { id: 2, desde: 9, placa: 10 },
    ]);
  });
});
