import { describe, expect, test } from "vitest";
import { readDespachoCsv } from "./read-despacho-csv.ts";

const header = "modo;zona;lugares;dias_desde;dias_hasta;gratis_desde;hasta_gramos;precio";
const rows = (...lines: string[]) => [header, ...lines].join("\r\n");
const read = (file: string) => readDespachoCsv(Buffer.from(file));

describe("the file of the table of despacho", () => {
  test.each([
    ["domicilio;Norte;Ñuñoaa;1;2;;100;1", 2, "lugares", /«Ñuñoaa».*¿Quisiste decir Ñuñoa\?/],
    ["domicilio;Norte;Macondo Alto;1;2;;100;1", 2, "lugares", /«Macondo Alto».*de Chile\.$/],
    ["avion;Norte;01;1;2;;100;1", 2, "modo", /Escribe domicilio, sucursal o por_pagar/],
    ["domicilio;;01;1;2;;100;1", 2, "zona", /Escribe el nombre/],
    ["domicilio;Norte;01;uno;2;;100;1", 2, "dias_desde", /número entero/],
    ["domicilio;Norte;01;1;2;;100;1,5", 2, "precio", /número entero/],
    ["domicilio;Norte;01;1;2;;100;-5", 2, "precio", /«Norte».*entre 0 y 9\.999\.999/],
    ["domicilio;Norte;01;5;2;;100;1", 2, "dias_hasta", /«Norte».*termina antes de empezar/],
    ["domicilio;Norte;01;;2;;100;1", 2, "dias_desde", /«Norte».*plazo en días/],
    ["domicilio;Norte;;1;2;;100;1", 2, "lugares", /«Norte».*no tiene regiones/],
    ["domicilio;Norte;01, Región de Tarapacá;1;2;;100;1", 2, "lugares", /repite.*Tarapacá/],
    ["por_pagar;Norte;01;1;2;;100;1", 2, "precio", /«Norte».*no lleva precios/],
    ["domicilio;Norte;01;1;2;;;", 2, "hasta_gramos", /número entero/],
    ["domicilio;Norte;01;1;2;;100", 2, "", /menos celdas/],
    ["domicilio;Norte;01;1;2;;100;1;9", 2, "", /más celdas/],
    ["domicilio;Norte;01;1;2;;100;5\r\ndomicilio;Norte;02;;;;200;6", 3, "lugares", /la fila 2/],
    ["domicilio;Norte;01;1;2;;100;5\r\ndomicilio;Norte;;;;;200;4", 3, "precio", /menos que un/],
    ["domicilio;Norte;01;1;2;;100;5\r\ndomicilio;Norte;;;;;100;5", 3, "hasta_gramos", /dos tramos/],
    ["domicilio;Norte;01;1;2;;100;5\r\ndomicilio;Sur;01;1;2;;100;5", 3, "lugares", /repite/],
    [`domicilio;${"x".repeat(61)};01;1;2;;100;5`, 2, "zona", /60 caracteres/],
  ])("is refused by line and column: %s", (line, fila, columna, words) => {
    const { errors, zonas } = read(rows(line));
    expect(errors).toEqual([{ fila, columna, mensaje: expect.stringMatching(words) }]);
    expect(zonas).toEqual([]);
  });

  test.each([
    ["", /está vacío/],
    [header, /ninguna zona/],
    [header.replace("precio", "valor"), /no se reconoce.*modo, zona, lugares/],
    [header.replace(";precio", ""), /Falta la columna precio/],
    [`${header}\r\n"domicilio;Norte`, /comillas/],
    [rows(...Array.from({ length: 100_000 }, () => "x")), /más de 4\.000 filas/],
    [rows(...Array.from({ length: 100_000 }, () => "x;x;x;x;x;x;x;x")), /demasiados/],
  ])("is refused as a whole: %#", (file, words) => {
    const { errors, zonas } = read(file);
    expect(zonas).toEqual([]);
    expect(errors[0]?.mensaje).toMatch(words);
  });
});
