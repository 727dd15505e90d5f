import { expect, test } from "vitest";
import { cleanText, greetingName, shopLink, singleLine } from "./mail-text.ts";
import { formatMoment } from "./mail-words.ts";

test("every mail writes moments alike, in Chile's time and in 24 hours", () => {
  expect(formatMoment(Date.UTC(2026, 10, 21, 9, 11))).toBe("21 de noviembre de 2026 a las 06:11");
  expect(formatMoment(Date.UTC(2026, 10, 21, 21, 5))).toBe("21 de noviembre de 2026 a las 18:05");
});

test.each([
  "//otra.test/x",
  "https://otra.test",
  "javascript:alert(1)",
  "login",
  "/\\otra.test",
  '/x" onclick="y',
  "/a b",
])("a link never leaves the shop: %j", (path) => {
  expect(() => shopLink("https://tienda.test", path)).toThrow();
});

test("control characters and reversed reading are taken out, line breaks are kept", () => {
  expect(cleanText("a\u0000b\u001b[31mc\r\nd\u202ee\tf")).toBe("ab[31mc\nde\tf");
  expect(singleLine("  uno \n dos\t tres ")).toBe("uno dos tres");
});

test.each([
  ["Ana María Pérez", "Ana"],
  ["Íñigo", "Íñigo"],
  ["O'Higgins Riquelme", "O'Higgins"],
  ["http://premio.test entra aquí", null],
  ["premio.test", null],
  ["¡¡GANASTE!!", null],
  ["<b>Ana</b>", null],
  ["x".repeat(40), null],
  ["", null],
])("a greeting takes a first name and nothing else: %j gives %j", (nombre, expected) => {
  expect(greetingName(nombre)).toBe(expected);
});
