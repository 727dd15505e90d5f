import { expect, test } from "vitest";
import { looksLike } from "./look-alike.ts";

test.each([
  "Estrato",
  "ESTRATO Oficial",
  "Equipo Estrato",
  "Éstràto",
  "E s t r a t o",
  "E-strato 3D",
  "EstratoChile",
  "E5trat0",
  "E$tr@to",
  "Es\u200btra\u202eto",
  "Es\u00adtra\u034fto",
  "Еѕтгато",
  "ESTRATΟ",
  "ｅｓｔｒａｔｏ",
  "𝐄𝐬𝐭𝐫𝐚𝐭𝐨",
])("%j looks like Estrato", (nombre) => {
  expect(looksLike(nombre, "Estrato")).toBe(true);
});

test.each(["Ester Soto", "Camila Soto", "Иван Петров", "", "👩\u200d🔧", "Estela Rato"])(
  "%j does not look like Estrato",
  (nombre) => {
    expect(looksLike(nombre, "Estrato")).toBe(false);
  },
);

test.each([
  ["Inti Taller", "INTI", true],
  ["lntl", "Inti", true],
  ["Mar Azul", "Mar", true],
  ["M A R", "Mar", true],
  ["Marcela Díaz", "Mar", false],
  ["Tomás Arce", "Mar", false],
  ["Casa Tres", "Casa Tres", true],
  ["Casandra Trespalacios", "Casa Tres", false],
  ["Ana Soto", "—", false],
])("%j and a shop called %j: %s", (nombre, tienda, isAlike) => {
  expect(looksLike(nombre, tienda)).toBe(isAlike);
});
