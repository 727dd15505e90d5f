import { describe, expect, it } from "vitest";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { parcelOf } from "./parcel.ts";
import { readComuna, rememberComuna } from "./remembered-comuna.ts";

const place = { comuna: "Ñuñoa", region: "Metropolitana de Santiago" };

describe("the remembered comuna", () => {
  it("is the one that was told last, without anything else of a direccion", () => {
    const storage = memoryStorage();
    expect(readComuna(storage)).toBeNull();
    rememberComuna({ comuna: "Arica", region: "Arica y Parinacota" }, storage);
    rememberComuna({ ...place, ...{ calle: "Calle 1" } }, storage);
    expect(readComuna(storage)).toEqual(place);
    expect(storage.get("comuna")).not.toContain("Calle");
  });

  it.each([
    "",
    "Ñuñoa",
    "null",
    "7",
    "[]",
    "{}",
    JSON.stringify({ comuna: 1, region: "x" }),
    JSON.stringify({ comuna: " ", region: "x" }),
    JSON.stringify({ comuna: "Ñuñoa" }),
    JSON.stringify({ ...place, comuna: "a".repeat(101) }),
    JSON.stringify({ ...place, region: "a".repeat(61) }),
  ])("is dropped when it reads %j", (kept) => {
    const storage = memoryStorage({ comuna: kept });
    expect(readComuna(storage)).toBeNull();
    expect(storage.get("comuna")).toBeNull();
  });
});

it("a parcel waits for the piece that takes longest to make", () => {
  const line = { producto_id: 7, precio: 1000, cantidad: 1, peso_gramos: 1 };
  expect(parcelOf([{ ...line, plazo_dias: 0 }, line])).not.toHaveProperty("plazo_dias");
  const plazos = [3, 10, 0].map((plazo_dias) => ({ ...line, plazo_dias }));
  expect(parcelOf(plazos)).toMatchObject({ plazo_dias: "10" });
});

it("a parcel counts the units whose weight is not known apart", () => {
  const lines = [
    { producto_id: 1, precio: 1000, cantidad: 2, peso_gramos: 150 },
    { producto_id: 2, precio: 500, cantidad: 3 },
    { producto_id: 3, precio: 10, cantidad: 1, peso_gramos: 0 },
  ];
  expect(parcelOf(lines)).toEqual({ gramos: "300", sin_peso: "4", monto: "3510" });
});

it("a parcel names what is printed for its buyer", () => {
  const line = { producto_id: 7, precio: 1000, cantidad: 2, peso_gramos: 1 };
  expect(parcelOf([line])).not.toHaveProperty("piezas");
  const lines = [
    line,
    { ...line, producto_id: 8, plazo_dias: 3 },
    { ...line, producto_id: 9, a_medida: true },
    { ...line, producto_id: 10, cantidad: 1, personalizacion: { nombre: "Ana" } },
  ];
  expect(parcelOf(lines)).toMatchObject({ piezas: "8x2,9x2,10x1" });
});
