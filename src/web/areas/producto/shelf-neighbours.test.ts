import { expect, test } from "vitest";
import { pickNeighbours } from "./shelf-neighbours.ts";

const shelf = (...stocks: number[]) => stocks.map((stock, index) => ({ id: index + 1, stock }));
const idsOf = (productos: { id: number }[]) => productos.map(({ id }) => id);

test.each([
  ["those behind it", shelf(1, 1, 1, 1, 1, 1), 1, [2, 3, 4, 5]],
  ["round the end", shelf(1, 1, 1, 1, 1, 1), 5, [6, 1, 2, 3]],
  ["never itself", shelf(1, 1), 2, [1]],
  ["none when it stands alone", shelf(1), 1, []],
  ["what can be bought first", shelf(1, 0, 1, 0, 1, 1), 1, [3, 5, 6, 2]],
  ["the first ones when it is not among them", shelf(1, 1, 1, 1, 1), 99, [1, 2, 3, 4]],
])("%s", (_rule, productos, id, expected) => {
  expect(idsOf(pickNeighbours(productos, { id, variantes: [] }))).toEqual(expected);
});

test("none of its own familia", () => {
  const variantes = [{ id: 2 }, { id: 3 }, { id: 5 }];
  expect(idsOf(pickNeighbours(shelf(1, 1, 1, 1, 1, 1), { id: 3, variantes }))).toEqual([4, 6, 1]);
});

test("those behind the one that the shelf shows of its familia", () => {
  const variantes = [{ id: 4 }, { id: 9 }];
  expect(idsOf(pickNeighbours(shelf(1, 1, 1, 1, 1, 1), { id: 9, variantes }))).toEqual([
    5, 6, 1, 2,
  ]);
});
