import { expect, it } from "vitest";
import { readSlipIds, slipsHref } from "./slip-ids.ts";

it("reads the ids of its own address", () => {
  const url = new URL(slipsHref([7, 3]), "http://localhost");
  expect(readSlipIds(url.searchParams)).toEqual([7, 3]);
});

it.each([
  ["", []],
  ["pedidos=", []],
  ["pedidos=4,x,-1,4,0,12", [4, 12]],
])("reads %j as %j", (search, ids) => {
  expect(readSlipIds(new URLSearchParams(search))).toEqual(ids);
});
