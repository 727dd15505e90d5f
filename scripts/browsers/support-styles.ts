import data from "@mdn/browser-compat-data" with { type: "json" };
import { type Feature, lackOf, part } from "./support.ts";

type Named = Record<string, Feature>;

const {
  properties,
  selectors,
  types,
  "at-rules": atRules,
} = (data as unknown as { css: Table }).css;
type Table = { properties: Named; selectors: Named; types: Named; "at-rules": Named };

/** Answers like `lackOfGlobal` of the scripts, for a name of styles, such as `text-wrap`. */
export function lackOfProperty(name: string): string[] {
  return lackOf(part(properties, name));
}

/** Answers like `lackOfProperty`: `popover-open`, without colons. */
export function lackOfPseudo(name: string): string[] {
  return lackOf(part(selectors, name));
}

/** Answers like `lackOfProperty`: `container`, or `media` with a feature of it, `hover`. */
export function lackOfAtRule(name: string, of?: string): string[] {
  const rule = part(atRules, name);
  return lackOf(of === undefined ? rule : rule && part(rule, of));
}

/** Answers like `lackOfProperty`, for a word of a property: `balance` of `text-wrap`. */
export function lackOfWord(property: string, word: string): string[] {
  const owner = part(properties, property);
  return lackOf(owner && part(owner, word));
}

const kinds: Feature[] = [types, ...Object.values(types)];

/** Answers like `lackOfProperty`: `color-mix`; empty when the property or one kind of value has it in all browsers. */
export function lackOfFunction(property: string, name: string): string[] {
  const own = part(properties, property) ?? {};
  const names = [`${name}_function`, `${name}-function`];
  const called = [own, ...kinds].flatMap((owner) =>
    names.flatMap<Feature>((each) => part(owner, each) ?? []),
  );
  if (called.length > 0) return leastOf(called);
  const kind = kinds.flatMap<Feature>((owner) => part(owner, name) ?? []);
  return leastOf(kind.length > 0 ? kind : [part(own, name) ?? {}]);
}

const unitKinds: [RegExp, string][] = [
  [/^dv/, "viewport_percentage_units_dynamic"],
  [/^lv/, "viewport_percentage_units_large"],
  [/^sv/, "viewport_percentage_units_small"],
  [/^cq/, "container_query_length_units"],
];

/** Answers like `lackOfProperty`: `dvh`. */
export function lackOfUnit(unit: string): string[] {
  const kind = unitKinds.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
  return lackOf(types.length && part(types.length, kind));
}

function leastOf(found: Feature[]): string[] {
  const lacks = found.map(lackOf);
  return lacks.every((lack) => lack.length > 0) ? (lacks[0] ?? []) : [];
}
