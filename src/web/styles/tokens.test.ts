import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeColors } from "#contract/values/theme.ts";
import { failureRoles } from "#server/http/pages/failure-page.style.ts";

type Theme = "light" | "dark";
type Channels = readonly [number, number, number];

const css = readFileSync("src/web/styles/tokens.css", "utf8");
const minerals = new Map(
  [...css.matchAll(/^ {2}--([a-z-]+): (#[0-9a-f]{6});/gm)].map(([, name, hex]) => [name, hex]),
);
const roles = new Map(
  [...css.matchAll(/^ {2}--color-([a-z-]+): ([^;]+);/gm)].map(([, role = "", value = ""]) => [
    role,
    value,
  ]),
);

function colorOf(role: string, theme: Theme): string {
  const value = roles.get(role) ?? "";
  const both = /^light-dark\(var\(--([a-z-]+)\), var\(--([a-z-]+)\)\)$/.exec(value);
  const [, mineral] = /^var\(--([a-z-]+)\)$/.exec(value) ?? [];
  const name = both ? both[theme === "light" ? 1 : 2] : mineral;
  const color = minerals.get(name);
  if (color === undefined) throw new Error(`${role} has no mineral in the ${theme} theme`);
  return color;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(brightnessOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function brightnessOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const surfaces = ["page", "card", "quiet"];
const tints = ["accent-tint", "copper-tint", "success-tint", "danger-tint", "warning"];

/** Pairs of text and ground: at least 4.5. */
const texts: readonly [text: string, on: readonly string[]][] = [
  ["ink", [...surfaces, ...tints]],
  ["muted", [...surfaces, "accent-tint", "copper-tint", "success-tint"]],
  ["on-ink", ["ink", "muted", "danger"]],
  ["on-action", ["action", "action-strong", "action-busy", "printed"]],
  ["accent", [...surfaces, "accent-tint", "success-tint", "warning"]],
  ["accent-strong", [...surfaces, "accent-tint"]],
  ["on-copper", ["copper", "copper-lit"]],
  ["copper-text", ["page", "card", "quiet", "copper-tint"]],
  ["success", [...surfaces, "success-tint"]],
  ["danger", [...surfaces, "danger-tint"]],
  ["on-night", ["night", "float", "float-strong"]],
  ["on-night-muted", ["night"]],
  ["on-paper", ["paper"]],
];

/** Borders, marks and drawings that mean something: at least 3. */
const marks: readonly [mark: string, on: readonly string[]][] = [
  ["edge", surfaces],
  ["action", surfaces],
  ["copper", surfaces],
  ["copper", ["night"]],
  ["focus", [...surfaces, "accent-tint"]],
  ["on-night", ["night", "float"]],
];

const spread = (pairs: typeof texts) => pairs.flatMap(([one, on]) => on.map((it) => [one, it]));

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each(spread(texts))("writes %s on %s with a contrast of 4.5", (text = "", on = "") => {
    expect(contrastOf(colorOf(text, theme), colorOf(on, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(spread(marks))("draws %s on %s with a contrast of 3", (mark = "", on = "") => {
    expect(contrastOf(colorOf(mark, theme), colorOf(on, theme))).toBeGreaterThanOrEqual(3);
  });

  it("has a focus ring of two tones that differ on any surface", () => {
    const ring = contrastOf(colorOf("focus", theme), colorOf("focus-gap", theme));
    expect(ring).toBeGreaterThanOrEqual(3);
  });

  it("gives the browser the colour of the page", () => {
    expect(themeColors[theme]).toBe(colorOf("page", theme));
  });

  it.each(Object.entries(failureRoles[theme]))("paints %s alike on a failure page", (role, hex) => {
    expect(hex.replace(/^#(\w)(\w)(\w)$/, "#$1$1$2$2$3$3")).toBe(colorOf(role, theme));
  });
});

it("knows each mineral and role", () => {
  expect(minerals.size).toBeGreaterThan(30);
  expect(roles.size).toBeGreaterThan(35);
});

it("has no mineral without a role", () => {
  const inUse = new Set([...css.matchAll(/var\(--([a-z-]+)\)/g)].map(([, name]) => name));
  expect([...minerals.keys()].filter((name) => !inUse.has(name))).toEqual([]);
});
