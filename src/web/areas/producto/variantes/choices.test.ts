import { expect, it } from "vitest";
import { choicesOf } from "./choices.ts";

const blue = { clave: "lapis", nombre: "Lapis", color: "#1f3a8a" };
const moss = { clave: "musgo", nombre: "Musgo", color: "#4f6b3a" };
const sand = { clave: "arena", nombre: "Arena", color: "#d9c7a3" };
const valores = [
  { clave: "s", nombre: "Chica" },
  { clave: "m", nombre: "Grande" },
];
const familia = {
  id: 3,
  nombre: "Macetero",
  ejes: [
    { nombre: "Color", tipo: "color" as const, valores: [blue, moss, sand] },
    { nombre: "Talla", tipo: "opcion" as const, valores },
  ],
};
const pot = (id: number, color: string, size: string, stock = 4) => {
  return { id, ejes: { Color: color, Talla: size }, precio: 9_990, stock };
};
const variantes = [
  pot(11, "Lapis", "Chica"),
  pot(12, "Lapis", "Grande", 0),
  pot(13, "Musgo", "Chica"),
];

it("leads to the variante that keeps most of the choice, and leaves out what nobody can choose", () => {
  const choices = (id: number) =>
    choicesOf({ id, familia, variantes }).map((it) =>
      it.choices.map(({ nombre, to, isCurrent, isSoldOut }) => [nombre, to, isCurrent, isSoldOut]),
    );
  expect(choices(12)).toEqual([
    [
      ["Lapis", "/producto/12-macetero-lapis-grande", true, true],
      ["Musgo", "/producto/13-macetero-musgo-chica", false, false],
    ],
    [
      ["Chica", "/producto/11-macetero-lapis-chica", false, false],
      ["Grande", "/producto/12-macetero-lapis-grande", true, true],
    ],
  ]);
  expect(choices(13)[1]?.[1]).toEqual([
    "Grande",
    "/producto/12-macetero-lapis-grande",
    false,
    true,
  ]);
  expect(choicesOf({ id: 13, familia: null, variantes: [] })).toEqual([]);
});
