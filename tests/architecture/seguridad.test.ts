import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How many items of level 1 and 2 each section of ASVS 5.0 has; they are numbered from 1. */
const sections: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const text = readFileSync("docs/seguridad.md", "utf8");
const cells = [...text.matchAll(/^\| (\d[\d., –]*) \| [^|\s][^|]* \|$/gm)].map(
  ([, items = ""]) => items,
);

/** `1.2.6–8, 1.3.1` names four items. */
function readItems(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [, section = "", from, to = from] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(from) + index}`);
  });
}

test("every item of ASVS 5.0, level 1 and 2, stands once", () => {
  const expected = Object.entries(sections).flatMap(([chapter, counts]) =>
    counts.flatMap((count, index) =>
      Array.from({ length: count }, (_, item) => `${chapter}.${index + 1}.${item + 1}`),
    ),
  );
  expect(expected).toHaveLength(253);
  expect(cells.flatMap(readItems).toSorted()).toEqual(expected.toSorted());
});

test("every file that keeps an item exists", () => {
  const paths = [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.ts|[\w-]+\.test\.ts)(?: "|`)/g)];
  const missing = paths
    .map(([, path = ""]) => path)
    .filter((path) => !existsSync(path) && !existsSync(`src/server/${path}`));
  expect(paths.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/** `83`, `13 to 18, 100` as a cell begins or stands in brackets. */
const rules = [...text.matchAll(/(?:\| |\()(\d{1,3}(?:(?:, | to )\d{1,3})*)(?=[,;:)]| \|)/g)];

test("every rule that keeps an item exists", () => {
  const headings = readFileSync("docs/reglas.md", "utf8");
  const numbers = rules.flatMap(([, list = ""]) => list.match(/\d+/g) ?? []);
  expect(numbers.length).toBeGreaterThan(50);
  expect(numbers.filter((number) => !headings.includes(`\n### ${number}. `))).toEqual([]);
});
