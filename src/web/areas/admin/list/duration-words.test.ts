import { expect, test } from "vitest";
import { durationWords } from "./duration-words.ts";

const hour = 3_600_000;

test.each([
  [-5, "menos de 1 minuto"],
  [59_999, "menos de 1 minuto"],
  [60_000, "1 minuto"],
  [hour - 1, "59 minutos"],
  [hour, "1 hora"],
  [36 * hour, "36 horas"],
  [48 * hour - 1, "47 horas"],
  [48 * hour, "2 días"],
  [2400 * hour, "100 días"],
])("%i ms are %s", (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});
