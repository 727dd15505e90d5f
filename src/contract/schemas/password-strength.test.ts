import { expect, test } from "vitest";
import { missingCriteria, scorePassword } from "./acceso.ts";

test.each([
  ["", 0, ["largo", "minuscula", "mayuscula", "numero", "simbolo"]],
  ["12345678", 2, ["minuscula", "mayuscula", "simbolo"]],
  ["abc", 1, ["largo", "mayuscula", "numero", "simbolo"]],
  ["Ñandú 2026", 4, ["simbolo"]],
  ["Ñandú-2026", 5, []],
])("%j has the score %i and could have more", (password, score, missing) => {
  expect(scorePassword(password)).toBe(score);
  expect(missingCriteria(password)).toEqual(missing);
});
