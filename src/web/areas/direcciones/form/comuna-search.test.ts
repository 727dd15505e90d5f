import { describe, expect, it } from "vitest";
import { comunasOfRegion, exactComuna, searchComunas } from "./comuna-search.ts";

const names = (region: string, typed: string) =>
  searchComunas(comunasOfRegion(region), typed).map((comuna) => comuna.nombre);

describe("searchComunas", () => {
  it.each([
    ["Metropolitana de Santiago", "nunoa", ["Ñuñoa"]],
    ["Metropolitana de Santiago", "PEÑA", ["Peñaflor", "Peñalolén"]],
    ["Metropolitana de Santiago", "til til", ["Tiltil"]],
    ["Metropolitana de Santiago", "chicureo", ["Colina"]],
    ["Valparaíso", "vina", ["Viña del Mar"]],
    ["Valparaíso", "reñaca", ["Viña del Mar"]],
    ["Valparaíso", "la calera", ["Calera"]],
    ["Aysén", "coihaique", ["Coyhaique"]],
    ["Aysén", "aisen", ["Aysén"]],
    ["Los Lagos", "zzz", []],
  ])("in %s, %j finds %j", (region, typed, expected) => {
    expect(names(region, typed)).toEqual(expected);
  });

  it("puts names that begin with the text before names that contain it", () => {
    expect(names("Metropolitana de Santiago", "la ")[0]).toBe("La Cisterna");
    expect(names("Metropolitana de Santiago", "maipo")).toEqual([
      "Isla de Maipo",
      "San José de Maipo",
    ]);
  });

  it("lists the whole region for an empty text, and nothing without a region", () => {
    expect(names("Metropolitana de Santiago", " ")).toHaveLength(52);
    expect(names("", "a")).toEqual([]);
  });
});

describe("exactComuna", () => {
  it.each([
    ["viña del mar", "Viña del Mar"],
    ["Reñaca", "Viña del Mar"],
    ["llay-llay", "Llaillay"],
    ["Viña", undefined],
    ["Otra", undefined],
  ])("reads %j as %s", (typed, expected) => {
    expect(exactComuna(comunasOfRegion("Valparaíso"), typed)?.nombre).toBe(expected);
  });
});
