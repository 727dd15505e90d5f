import { expect, test } from "vitest";
import { compareRows, type Row } from "../../bench/rows.ts";

const cost = { name: "CPU", unit: "×", goal: { atMost: 1.25 } } as const;
const perSecond = { name: "requests/s", unit: "×", goal: { atLeast: 0.85 } } as const;

test.each<[string, Row, Row, string | null]>([
  ["a lower cost is better", { ...cost, value: 2 }, { ...cost, value: 1.5 }, "better"],
  ["a higher cost is worse", { ...cost, value: 1.5 }, { ...cost, value: 2 }, "worse"],
  [
    "a change within the noise is the same",
    { ...cost, value: 1.4 },
    { ...cost, value: 1.5 },
    "same",
  ],
  [
    "more is better where the goal is a least",
    { ...perSecond, value: 0.5 },
    { ...perSecond, value: 0.7 },
    "better",
  ],
  [
    "less is worse where the goal is a least",
    { ...perSecond, value: 0.7 },
    { ...perSecond, value: 0.5 },
    "worse",
  ],
  [
    "bytes have no noise",
    { name: "/", unit: "bytes", value: 100 },
    { name: "/", unit: "bytes", value: 101 },
    "worse",
  ],
  [
    "times of two runs are not compared",
    { name: "p95", unit: "ms", value: 10 },
    { name: "p95", unit: "ms", value: 90 },
    null,
  ],
  [
    "memory of two machines is not compared",
    { name: "most", unit: "MB", value: 10 },
    { name: "most", unit: "MB", value: 90 },
    null,
  ],
  [
    "a new row has nothing to compare with",
    { ...cost, name: "other", value: 1 },
    { ...cost, value: 9 },
    null,
  ],
  [
    "a row in another unit is not compared",
    { ...cost, unit: "ms", value: 1 },
    { ...cost, value: 9 },
    null,
  ],
])("%s", (_rule, before, now, change) => {
  expect(compareRows([before], [now])).toMatchObject([
    { name: now.name, value: now.value, change },
  ]);
});

test.each<[string, Row, string | null]>([
  ["at the most", { ...cost, value: 1.25 }, "met"],
  ["above the most", { ...cost, value: 1.26 }, "missed"],
  ["at the least", { ...perSecond, value: 0.85 }, "met"],
  ["below the least", { ...perSecond, value: 0.84 }, "missed"],
  ["without a goal", { name: "renders", unit: "renders", value: 3 }, null],
  ["not measured", { ...cost, value: Number.NaN }, "missed"],
])("a figure %s", (_place, row, goal) => {
  expect(compareRows([], [row])).toMatchObject([{ goal }]);
});
