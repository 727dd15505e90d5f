import { describe, expect, it } from "vitest";
import { comunasOfRegion, exactComuna, nearestComunas, searchComunas } from "./comuna-search.ts";

const found = (typed: string) =>
  searchComunas(typed).map(({ comuna, region }) => `${comuna.nombre}, ${region}`);

describe("searchComunas", () => {
  it.each([
    ["nunoa", "Ñuñoa, Metropolitana de Santiago"],
    ["ñuñoa", "Ñuñoa, Metropolitana de Santiago"],
    ["MAIPU", "Maipú, Metropolitana de Santiago"],
    ["conce", "Concepción, Biobío"],
    ["stgo", "Santiago, Metropolitana de Santiago"],
    ["reñaca", "Viña del Mar, Valparaíso"],
    ["vina", "Viña del Mar, Valparaíso"],
    ["til til", "Tiltil, Metropolitana de Santiago"],
    ["chicureo", "Colina, Metropolitana de Santiago"],
    ["la calera", "Calera, Valparaíso"],
    ["coihaique", "Coyhaique, Aysén"],
    ["san pedro", "San Pedro, Metropolitana de Santiago"],
    ["niunoa", "Ñuñoa, Metropolitana de Santiago"],
    ["providensia", "Providencia, Metropolitana de Santiago"],
    ["valparaizo", "Valparaíso, Valparaíso"],
    ["consep", "Concepción, Biobío"],
    ["tmuco", "Temuco, La Araucanía"],
  ])("finds for %j first %s", (typed, expected) => {
    expect(found(typed)[0]).toBe(expected);
  });

  it("keeps the exact name first while longer names begin with it", () => {
    expect(found("calera")).toEqual([
      "Calera, Valparaíso",
      "Calera de Tango, Metropolitana de Santiago",
    ]);
  });

  it("names each comuna once, also when two of its names match", () => {
    expect(found("coyhaique")).toEqual(["Coyhaique, Aysén"]);
    expect(found("ays")).toEqual(["Aysén, Aysén"]);
  });

  it.each(["", "  ", "zzz", "qwertyuiop"])("finds nothing for %j", (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it("says by which other name it was found", () => {
    expect(searchComunas("renaca")[0]?.alias).toBe("Reñaca");
    expect(searchComunas("viña")[0]?.alias).toBeNull();
  });
});

describe("nearestComunas", () => {
  it("is silent about short texts and about words that are no comuna", () => {
    expect(nearestComunas("abc")).toEqual([]);
    expect(nearestComunas("Villa Nueva Esperanza")).toEqual([]);
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
    expect(exactComuna(typed)?.comuna.nombre).toBe(expected);
  });
});

describe("comunasOfRegion", () => {
  it("lists a region whole, and nothing without one", () => {
    expect(comunasOfRegion("Metropolitana de Santiago")).toHaveLength(52);
    expect(comunasOfRegion("")).toEqual([]);
  });
});
