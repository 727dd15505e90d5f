import { expect, it } from "vitest";
import { failureLabels } from "./failure-page.messages.ts";

it.each([
  [1, "Podrás seguir en 1 segundo."],
  [2, "Podrás seguir en 2 segundos."],
  [89, "Podrás seguir en 89 segundos."],
  [90, "Podrás seguir en 2 minutos."],
])("says a wait of %i seconds in words", (seconds, sentence) => {
  expect(failureLabels.wait(seconds)).toBe(sentence);
});
