import { fold } from "#contract/values/fold.ts";
import { collections, subjects } from "#demo/generate-words.ts";
import { rowsPerList } from "./lists-data.ts";

export type LargeCase = {
  name: string;
  as: "admin" | "cliente";
  /** A path of its own for each serial up to 1,400, so that no answer is cached. */
  path: (serial: number) => string;
};

const words = [...subjects.map(({ nombre }) => nombre), ...collections, "cobre", "ámbar", "sal"];
const slugs = ["figuras", "prototipos", "regalos", "gamer", "decoracion"];
const ordenes = ["recientes", "precio_asc", "precio_desc", "nombre"];

const productos = "/api/endpoints/productos.php";

export const largeCases: LargeCase[] = [
  guest("one producto", (n) => `?id=${activeId(n)}`),
  guest("list", (n) => `?orden=${ordenes[n % 4]}&${pageOf(n, 4)}`),
  guest("list, deep page", (n) => `?orden=${ordenes[n % 4]}&por_pagina=24&pagina=${1200 + n}`),
  guest(
    "categoria by precio",
    (n) => `?categoria=${slugs[n % 5]}&orden=${ordenes[1 + (n % 2)]}&${pageOf(n, 10)}`,
  ),
  guest("search, one word", (n) => `?q=${wordOf(n)}&${pageOf(n, words.length)}`),
  guest("search, two words", (n) => `?q=${pairOf(n)}&${pageOf(n, subjects.length * 32)}`),
  guest("search, a word of most", (n) => `?q=${n % 2 ? "pla" : "mate"}&${pageOf(n, 2)}`),
  guest("search, one word by precio", (n) => `?q=${wordOf(n)}&orden=precio_asc&${pageOf(n, 81)}`),
  guest("search, a slip of the hand", (n) => `?q=${slipOf(n)}&${pageOf(n, words.length)}`),
  guest("list by filters", (n) => `?disponible=true&precio_max=${precioOf(n)}&${pageOf(n, 20)}`),
  guest("counts of the filters", (n) => `?facetas=true&precio_max=${precioOf(n)}&${filterOf(n)}`),
  guest(
    "counts of a search",
    (n) => `?facetas=true&q=${wordOf(n)}&precio_max=${precioOf(Math.floor(n / words.length))}`,
  ),
  admin("the owner's list", (n) => `&orden=${ordenes[n % 4]}&${pageOf(n, 4)}`),
  admin("the owner's list by word", (n) => `&q=${wordOf(n)}&${pageOf(n, words.length)}`),
];

function guest(name: string, query: (serial: number) => string): LargeCase {
  return { name, as: "cliente", path: (serial) => productos + query(serial) };
}

function admin(name: string, query: (serial: number) => string): LargeCase {
  const path = (serial: number) => `${productos}?incluir_inactivos=true${query(serial)}`;
  return { name, as: "admin", path };
}

function wordOf(serial: number): string {
  return encodeURIComponent(firstWord(words[serial % words.length]));
}

/** The word without its second letter. */
function slipOf(serial: number): string {
  const word = firstWord(words[serial % words.length]);
  return encodeURIComponent(word.length < 5 ? word : word[0] + word.slice(2));
}

/** One of twenty. */
function precioOf(serial: number): number {
  return 5_000 + 1_000 * (serial % 20);
}

function filterOf(serial: number): string {
  const turn = Math.floor(serial / 20);
  return `categoria=${slugs[turn % 5]}&precio_min=${1_000 * Math.floor(turn / 5)}`;
}

/** Two words that name some seventy productos together. */
function pairOf(serial: number): string {
  const subject = firstWord(subjects[serial % subjects.length]?.nombre);
  const collection = collections[Math.floor(serial / subjects.length) % collections.length];
  return encodeURIComponent(`${subject} ${fold(collection ?? "")}`);
}

/** One page of a size that no earlier call of the same list had. */
function pageOf(serial: number, lists: number): string {
  const turn = Math.floor(serial / lists);
  return `por_pagina=${20 + (turn % 10)}&pagina=${1 + Math.floor(turn / 10)}`;
}

function firstWord(text = ""): string {
  return fold(text).split(" ")[0] ?? "";
}

/** Every twentieth producto is inactive. */
function activeId(serial: number): number {
  const id = 1 + ((serial * 7919) % rowsPerList);
  return id % 20 === 1 ? id + 1 : id;
}
