import { expect, test } from "vitest";
import { formatFecha, plazoText } from "./plazo.ts";

test("a day is said with its weekday", () => {
  expect(formatFecha("2026-11-26")).toBe("jue 26 de nov");
  expect(formatFecha("2026-12-02")).toBe("mié 2 de dic");
  expect(formatFecha("2027-01-01")).toBe("vie 1 de ene");
});

test.each([
  ["domicilio", "2026-11-26", "2026-12-02", "Llega entre el jue 26 de nov y el mié 2 de dic"],
  ["por_pagar", "2026-11-26", "2026-11-26", "Llega el jue 26 de nov"],
  ["retiro", "2026-11-26", "2026-11-26", "Listo para retirar desde el jue 26 de nov"],
  ["domicilio", null, null, ""],
] as const)("%s from %s to %s", (modo, desde, hasta, text) => {
  expect(plazoText({ modo, desde, hasta })).toBe(text);
});
