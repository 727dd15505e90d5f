import { fold } from "#contract/values/fold.ts";
import { readingsOf, stemsOf } from "./signs-as-letters.ts";

/** Words that people write beside a name: "estrato3d", "admin-estrato", "estrato.cl". */
const companions = ["administradora", "administrador", "admin", "chile", "com", "cl"];

type Shop = { nombre: string; shopUrl: string };
type Person = { nombre: string; email: string };

/** Words of its name and its domain; every shop is a "tienda". */
export function wordsOfShop({ nombre, shopUrl }: Shop): string[] {
  const host = URL.parse(shopUrl)?.hostname ?? "";
  return ["tienda", ...wordsOf(nombre), ...wordsOfHost(host)];
}

export function wordsOfPerson({ nombre, email }: Person): string[] {
  const [local = "", host = ""] = email.split("@");
  return [...wordsOf(nombre), ...wordsOf(local), ...wordsOfHost(host)];
}

/** Whether it has one of the words, and no other letters but companions. */
export function consistsOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return [...readingsOf(password), ...stemsOf(password)].some((text) => {
    const letters = text.replaceAll("3d", "").replace(/[^\p{L}]/gu, "");
    const rest = without(letters, longestFirst);
    return rest !== letters && without(rest, companions).trim() === "";
  });
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, " "), text);
}

/** Without the top-level domain. */
function wordsOfHost(host: string): string[] {
  return wordsOf(host.split(".").slice(0, -1).join("."));
}

/** The words of three letters or more, and all letters in one. */
function wordsOf(text: string): string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return [...words, words.join("")].filter((word) => word.length >= 3);
}
