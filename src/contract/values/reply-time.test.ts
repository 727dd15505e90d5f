import { expect, test } from "vitest";
import { replyTime } from "./reply-time.ts";

test.each([
  [1, "1 hora"],
  [8, "8 horas"],
  [24, "1 día hábil"],
  [36, "36 horas"],
  [72, "3 días hábiles"],
])("%i hours are promised as %s", (horas, text) => {
  expect(replyTime(horas)).toBe(text);
});
