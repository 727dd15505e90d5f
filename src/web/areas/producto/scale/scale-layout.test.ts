import { expect, test } from "vitest";
import { layOutScale, stage } from "./scale-layout.ts";

const pieces = [
  ["a key ring", { ancho: 36, alto: 46, fondo: 7 }],
  ["a figure", { ancho: 70, alto: 95, fondo: 90 }],
  ["a lamp", { ancho: 150, alto: 215, fondo: 150 }],
  ["a long flat tray", { ancho: 400, alto: 8, fondo: 120 }],
  ["a pole", { ancho: 20, alto: 1900, fondo: 20 }],
  ["the largest", { ancho: 2000, alto: 2000, fondo: 2000 }],
] as const;

test.each(pieces)("%s stands whole on the stage, to one scale", (_name, measures) => {
  const { box, thing, thingX, scale, ground, squareMm } = layOutScale(measures);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y - box.slant).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeCloseTo(ground);
  expect(thingX).toBeGreaterThan(box.x + box.width + box.slant);
  expect(thingX + thing.width * scale).toBeLessThanOrEqual(stage.width);
  expect(box.width / box.height).toBeCloseTo(measures.ancho / measures.alto);
  expect(squareMm * scale).toBeGreaterThan(5);
});

test("small pieces stand beside a coin, others beside a card", () => {
  const [[, ring], [, figure]] = pieces;
  expect(layOutScale(ring).thing.kind).toBe("coin");
  expect(layOutScale(figure).thing.kind).toBe("card");
});
