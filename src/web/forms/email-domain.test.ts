import { expect, test } from "vitest";
import { suggestEmail } from "./email-domain.ts";

test.each([
  ["rosario@gmial.com", "rosario@gmail.com"],
  [" Rosario@GMAIL.CON ", "rosario@gmail.com"],
  ["a@gmal.com", "a@gmail.com"],
  ["a@gmaill.com", "a@gmail.com"],
  ["a@hotmial.com", "a@hotmail.com"],
  ["a@hotmail.co", "a@hotmail.com"],
  ["a@outlok.cl", "a@outlook.cl"],
  ["a@gmail.com", null],
  ["a@yahoo.cl", null],
  ["a@estrato.cl", null],
  ["a@mail.com", null],
  ["a@tienda.test", null],
  ["@gmial.com", null],
  ["rosario", null],
  ["", null],
])("%j suggests %j", (typed, suggested) => {
  expect(suggestEmail(typed)).toBe(suggested);
});
