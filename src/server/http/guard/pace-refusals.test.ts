import { expect, test } from "vitest";
import { createRefusalPace } from "./pace-refusals.ts";

test("refusals of one network leave one after the other; another network does not wait for them", async () => {
  const pace = createRefusalPace();
  const left: string[] = [];
  const refuse = (network: string, name: string) => pace(network).then(() => left.push(name));
  const flood = ["f1", "f2", "f3", "f4"].map((name) => refuse("flood", name));
  await Promise.all([...flood, refuse("ana", "a1")]);
  expect(left).toEqual(["f1", "a1", "f2", "f3", "f4"]);
});

test("a flood that does not wait for its answers keeps no more than 200 connections waiting", async () => {
  const pace = createRefusalPace();
  const left: string[] = [];
  const refuse = (name: string) => pace("flood").then(() => left.push(name));
  for (let place = 0; place < 210; place++) void refuse(`f${place}`);
  await refuse("f210");
  const ten = Array.from({ length: 9 }, (_, index) => `f${202 + index}`);
  expect(left).toEqual(expect.arrayContaining(["f0", ...ten]));
  expect(left.length).toBeLessThan(20);
});
