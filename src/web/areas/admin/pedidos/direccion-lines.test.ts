import { describe, expect, it } from "vitest";
import { direccionLines, direccionText } from "./direccion-lines.ts";

const direccion = {
  alias: "Casa",
  calle_numero: "Pudeto 221",
  comuna: "Ancud",
  ciudad: "Ancud",
  region: "Los Lagos",
  nota: "",
  recibe: "",
  telefono: "",
};

describe("direccionLines", () => {
  it("names a ciudad like its comuna once", () => {
    expect(direccionLines(direccion)).toEqual(["Pudeto 221", "Ancud", "Región: Los Lagos"]);
  });

  it("marks a region with the name of its comuna", () => {
    const place = { comuna: "Valparaíso", ciudad: "Valparaíso", region: "Valparaíso" };
    const lines = direccionLines({ ...direccion, ...place });
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("names both when they differ", () => {
    const lines = direccionLines({ ...direccion, comuna: "Providencia", ciudad: "Santiago" });
    expect(lines[1]).toBe("Providencia, Santiago");
  });
});

describe("direccionText", () => {
  it("starts with the nombre and ends with the nota, without empty lines", () => {
    expect(direccionText("Ana", { ...direccion, nota: "Timbre 3" })).toBe(
      "Ana\nPudeto 221\nAncud\nRegión: Los Lagos\nTimbre 3",
    );
    const contact = { recibe: "Eva", telefono: "+56987654321" };
    expect(direccionText("Ana", { ...direccion, ...contact })).toBe(
      "Eva\nPudeto 221\nAncud\nRegión: Los Lagos\n+56 9 8765 4321",
    );
    expect(direccionText("Ana", direccion)).toBe("Ana\nPudeto 221\nAncud\nRegión: Los Lagos");
  });
});
