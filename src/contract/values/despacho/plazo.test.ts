import { expect, test } from "vitest";
import { formatFecha, plazoText, wayText } from "./plazo.ts";

test("a day is said with its weekday", () => {
  expect(formatFecha("2026-11-26")).toBe("jue 26 de nov");
  expect(formatFecha("2026-12-02")).toBe("mié 2 de dic");
  expect(formatFecha("2027-01-01")).toBe("vie 1 de ene");
});

test.each([
  ["domicilio", "2026-11-26", "2026-12-02", "Llega entre el jue 26 de nov y el mié 2 de dic"],
  ["domicilio", "2026-12-01", "2026-12-07", "Llega entre el mar 1 y el lun 7 de dic"],
  ["domicilio", "2026-12-01", "2027-12-07", "Llega entre el mar 1 de dic y el mar 7 de dic"],
  ["por_pagar", "2026-11-26", "2026-11-26", "Llega el jue 26 de nov"],
  ["retiro", "2026-11-26", "2026-11-26", "Listo para retirar desde el jue 26 de nov"],
  ["domicilio", null, null, ""],
] as const)("%s from %s to %s", (modo, desde, hasta, text) => {
  expect(plazoText({ modo, desde, hasta })).toBe(text);
});

test.each([
  ["domicilio", 0, "Despacho a Ñuñoa: incluido, entre el jue 26 de nov y el mié 2 de dic"],
  ["domicilio", 9990, "Despacho a Ñuñoa: $9.990, entre el jue 26 de nov y el mié 2 de dic"],
  [
    "sucursal",
    1990,
    "Despacho a una sucursal en Ñuñoa: $1.990, entre el jue 26 de nov y el mié 2 de dic",
  ],
  [
    "por_pagar",
    0,
    "Despacho a Ñuñoa: por pagar (pagas al transportista al recibir), entre el jue 26 de nov y el mié 2 de dic",
  ],
  ["retiro", 0, "Retiro en el taller: listo el jue 26 de nov"],
] as const)("%s for %i is said with its days", (modo, precio, text) => {
  expect(wayText("Ñuñoa", { modo, precio, desde: "2026-11-26", hasta: "2026-12-02" })).toBe(text);
});

test("a single day is said once", () => {
  const way = { modo: "domicilio", precio: 0, desde: "2026-11-26", hasta: "2026-11-26" } as const;
  expect(wayText("Ñuñoa", way)).toBe("Despacho a Ñuñoa: incluido, el jue 26 de nov");
});
