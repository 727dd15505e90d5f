import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from "postcss";
import type { Lack } from "./find-lacks.ts";
import {
  lackOfAtRule,
  lackOfFunction,
  lackOfProperty,
  lackOfPseudo,
  lackOfUnit,
  lackOfWord,
} from "./support-styles.ts";

/** `place`: the selector, or what the at-rule asks for. */
export type StyleLack = Lack & { place: string };

/**
 * Finds what the oldest browsers lack of built styles: at-rules, features of media, properties, words, functions and units
 * of values, and pseudo-classes. Allowed is what `@supports` asks for by name, a value that follows another of its
 * property, and what stands beside the name that its maker gave it.
 */
export function findStyleLacks(styles: string): StyleLack[] {
  const found: StyleLack[] = [];
  postcss.parse(styles).walk((node) => {
    const asked = conditionsAround(node);
    const place = placeOf(node);
    for (const { name, lack } of lacksOf(node))
      if (lack.length > 0 && !asked.includes(name)) found.push({ name, lack, place });
  });
  return found;
}

function lacksOf(node: ChildNode): Lack[] {
  if (node.type === "atrule") return lacksOfAtRule(node);
  if (node.type === "rule") return lacksOfSelector(node);
  return node.type === "decl" ? lacksOfDeclaration(node) : [];
}

function placeOf(node: ChildNode | postcss.Document | undefined): string {
  if (node?.type === "rule") return node.selector;
  if (node?.type === "atrule") return node.params;
  return node?.type === "decl" ? placeOf(node.parent as ChildNode | undefined) : "";
}

function conditionsAround({ parent }: ChildNode): string {
  if (parent === undefined || parent.type === "root" || parent.type === "document") return "";
  const around = conditionsAround(parent as ChildNode);
  const { name, params } = parent as AtRule;
  return name === "supports" ? `${around} ${params}` : around;
}

function lacksOfAtRule({ name, params }: AtRule): Lack[] {
  const features = name === "media" ? namesIn(params, /\(\s*([a-z-]+)/g) : [];
  return [
    { name: `@${name}`, lack: lackOfAtRule(name) },
    ...features.map((feature) => ({ name: `(${feature})`, lack: lackOfAtRule(name, feature) })),
  ];
}

/** A browser drops the whole rule for one name, unless `:is()` or `:where()` forgives it. */
function lacksOfSelector({ selector, selectors }: Rule): Lack[] {
  const plain = selector
    .replace(/\\./g, "")
    .replace(/"[^"]*"/g, "")
    .replace(/:(?:is|where)\([^()]*\)/g, "");
  // The maker's own alone: no other browser reads them.
  const names = namesIn(plain, /::?([a-z-]+)/g).filter(
    (name) => selectors.length > 1 || !name.startsWith("-"),
  );
  return names.map((name) => ({ name: `:${name}`, lack: lackOfPseudo(name) }));
}

function lacksOfDeclaration({ prop, value, parent }: Declaration): Lack[] {
  const others = (parent?.nodes ?? []).flatMap((node) => (node.type === "decl" ? [node] : []));
  const isOfMaker = /^-(?!-)/.test(prop);
  if (isOfMaker || others.some((other) => other.prop === `-webkit-${prop}`)) return [];
  const property = { name: prop, lack: lackOfProperty(prop) };
  const first = others.find((other) => other.prop === prop);
  if (first?.value !== value) return [property];
  const plain = value.replace(/"[^"]*"|url\([^)]*\)|--[\w-]+/g, " ");
  const functions = namesIn(plain, /(?<![\w-])([a-z][\w-]*)\(/gi);
  const words = namesIn(plain, /(?<![\w#.-])([a-z][a-z-]*)(?![\w(-])/gi);
  const units = namesIn(plain, /(?<![\w#-])[\d.]+([a-z]+)/gi);
  return [
    property,
    ...functions.map((name) => ({ name: `${name}(`, lack: lackOfFunction(prop, name) })),
    ...words.map((word) => ({ name: `${prop}: ${word}`, lack: lackOfWord(prop, word) })),
    ...units.map((unit) => ({ name: unit, lack: lackOfUnit(unit) })),
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}
