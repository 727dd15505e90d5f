import data from "@mdn/browser-compat-data" with { type: "json" };
import { oldestBrowsers } from "./oldest-browsers.ts";

type Since = {
  version_added: string | boolean | null;
  flags?: unknown;
  version_removed?: unknown;
  /** It goes by another name there. */
  prefix?: string;
  alternative_name?: string;
};
type Support = Record<string, Since | Since[] | undefined>;
export type Feature = { __compat?: { support: Support } } & { [part: string]: unknown };
type Features = Record<string, Feature>;

const table = data as unknown as { api: Features; javascript: { builtins: Features } };
const { builtins } = table.javascript;
// Calls by a bare name are often of the window.
const inAnyScope: Features = { ...(table.api.Window as Features), ...table.api, ...builtins };
const hasMethods =
  /^(?:Node|Element|HTML\w*Element|Document|DocumentFragment|Window|Navigator|Range|Storage|Crypto|SubtleCrypto|Headers|Request|Response|FormData|URLSearchParams|URL|Blob|File|AbortSignal|EventTarget|DOMTokenList|NodeList|History|ReadableStream)$/;
const otherNames: Record<string, string> = { ios_saf: "safari_ios" };

/** Which of the oldest browsers lack the global `name`, and since when others have it: «firefox 125». */
export function lackOfGlobal(name: string): string[] {
  return lackOf(part(inAnyScope, name));
}

/** Answers like `lackOfGlobal`, for `object.name` of a global `object`. */
export function lackOfStatic(object: string, name: string): string[] {
  const owner = part(inAnyScope, object);
  return lackOf(owner && (part(owner, `${name}_static`) ?? part(owner, name)));
}

/**
 * Kinds whose methods are looked up by name alone: all of the language, and of the browser's those whose methods have
 * names of their own.
 */
const kinds: Feature[] = [
  ...Object.values(builtins),
  ...(Object.values(builtins.Intl ?? {}) as Feature[]),
  ...Object.entries(table.api).flatMap(([name, kind]) => (hasMethods.test(name) ? [kind] : [])),
];

/** Answers like `lackOfGlobal`, for a method of an unknown object: empty when one kind has it in all of the browsers. */
export function lackOfMethod(name: string): string[] {
  const found = kinds.flatMap<Feature>((owner) => part(owner, name) ?? []);
  const lacks = found.map(lackOf);
  return lacks.every((lack) => lack.length > 0) ? (lacks[0] ?? []) : [];
}

/** Answers like `lackOfGlobal`, for a feature of the table. */
export function lackOf(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return oldestBrowsers.flatMap(({ name, version }) => {
    const rows = [support[otherNames[name] ?? name] ?? []].flat();
    const usable = rows.filter(isUsable);
    if (usable.some(({ version_added }) => isIn(version_added, version))) return [];
    return [`${name} ${usable[0]?.version_added || "never"}`];
  });
}

function isUsable({ flags, version_removed, prefix, alternative_name }: Since): boolean {
  return !(flags || version_removed || prefix || alternative_name);
}

function isIn(added: Since["version_added"], version: string): boolean {
  if (typeof added !== "string") return added === true;
  return added.replace("≤", "").localeCompare(version, "en", { numeric: true }) <= 0;
}

/** A part of a feature by its name in the table. */
export function part(owner: Record<string, unknown>, name: string): Feature | undefined {
  return Object.hasOwn(owner, name) ? (owner[name] as Feature) : undefined;
}
