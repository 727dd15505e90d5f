import { describe, expect, it } from "vitest";
import { describeChanges, splitChanges } from "./changes.ts";

const describeOne = (field: string, antes: unknown, despues: unknown) =>
  describeChanges({ antes: { [field]: antes }, despues: { [field]: despues } })[0];

describe("describeChanges", () => {
  it.each([
    ["precio", 12_990, 14_990, "$12.990", "$14.990"],
    ["stock", 1200, 0, "1.200", "0"],
    ["activo", true, false, "sí", "no"],
    ["estado", "pagado", "en_preparacion", "Pagado", "En preparación"],
    ["estado", "nuevo", "cerrado", "Nuevo", "Cerrado"],
    ["tipo", null, "otro_monto", "nada", "Webpay cobró otro monto"],
    ["descripcion", "", "Una figura.", "nada", "Una figura."],
    ["seguimiento", null, "AB-1", "nada", "AB-1"],
    ["imagenes", [], ["a", "b", "c", "d", "e"], "nada", "a, b, c y 2 más"],
    ["categoria_id", 1001, 2, "1001", "2"],
    ["enviado_en", null, Date.parse("2026-11-21T15:04:00Z"), "nada", "21-11-26, 12:04"],
    ["despacho", null, { transportista: "Starken" }, "nada", "transportista: Starken"],
  ])("says %s from %j to %j in words", (field, antes, despues, before, after) => {
    expect(describeOne(field, antes, despues)).toMatchObject({ antes: before, despues: after });
  });

  it("names fields in words", () => {
    expect(describeOne("peso_gramos", 1, 2)?.field).toBe("peso en gramos");
    expect(describeOne("calle_rara", 1, 2)?.field).toBe("calle rara");
  });

  it("tells created, changed and removed values apart", () => {
    expect(describeChanges({ antes: null, despues: { nombre: "Pudú" } })).toEqual([
      { field: "nombre", antes: null, despues: "Pudú" },
    ]);
    expect(describeChanges({ antes: { respuesta: "Hola" }, despues: null })).toEqual([
      { field: "respuesta", antes: "Hola", despues: "nada" },
    ]);
    expect(describeChanges({ antes: null, despues: null })).toEqual([]);
  });

  it("truncates long texts", () => {
    expect(describeOne("descripcion", "", "a".repeat(500))?.despues).toHaveLength(201);
  });
});

describe("splitChanges", () => {
  it("separates row ids from the other fields", () => {
    const { shown, technical } = splitChanges({
      antes: { estado: "nuevo" },
      despues: { estado: "respondido", respuesta_id: 3, pedido_id: 42 },
    });
    expect(shown).toEqual([{ field: "estado", antes: "Nuevo", despues: "Respondido" }]);
    expect(technical).toEqual([
      { field: "número de respuesta", antes: null, despues: "3" },
      { field: "número interno del pedido", antes: null, despues: "42" },
    ]);
  });

  it("is empty without changes", () => {
    expect(splitChanges({ antes: null, despues: null })).toEqual({ shown: [], technical: [] });
  });
});
