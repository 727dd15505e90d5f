import { expect, test } from "vitest";
import { comunas, findLugar, lugares, lugarName, readLugar } from "./lugares.ts";

test.for([
  ["Ñuñoa", "13120"],
  ["nunoa", "13120"],
  ["Reñaca", "05109"],
  ["5201", "05201"],
  ["05201", "05201"],
  ["5", "05"],
  ["13", "13"],
  ["Valparaíso", "05101"],
  ["Región de Valparaíso", "05"],
  ["Biobío", "08"],
  ["Resto de Chile", "CL"],
  ["Macondo", undefined],
  ["99999", undefined],
  ["Rapa Nui", "05201"],
  ["hanga roa", "05201"],
  ["Isla Robinson Crusoe", "05104"],
  ["Puerto Williams", "12201"],
  ["O’Higgins", "11302"],
  ["O´Higgins", "11302"],
  ["OHiggins", "11302"],
  ["Llay Llay", "05703"],
  ["llay-llay", "05703"],
  ["Pta. Arenas", "12101"],
  ["Pto.Varas", "10109"],
  ["Sta.  Cruz", "06310"],
  ["Sto Domingo", "05606"],
  ["", undefined],
] as const)("«%s» is %s", ([text, codigo]) => {
  expect(readLugar(text)).toBe(codigo);
});

test("each lugar is found by the name that lists show", () => {
  expect(lugares.filter(({ nombre, codigo }) => readLugar(nombre) !== codigo)).toEqual([]);
  expect(lugares).toHaveLength(363);
});

test("each comuna is found by its name, and named by its code", () => {
  expect(comunas.filter(({ nombre, codigo }) => readLugar(nombre) !== codigo)).toEqual([]);
  expect(comunas.filter(({ nombre, codigo }) => lugarName(codigo) !== nombre)).toEqual([]);
});

test("a comuna of another region counts by the region that was told", () => {
  expect(findLugar({ comuna: "Ñuñoa", region: "Valparaíso" })).toEqual({
    comuna: null,
    region: "05",
    otra: "13120",
  });
  expect(findLugar({ comuna: "Ñuñoa", region: "Macondo" })).toMatchObject({ comuna: "13120" });
});
