import { describe, expect, it } from "vitest";
import { readPedidoFilters, readPedidoId } from "./pedidos-query.ts";

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readPedidoFilters((name) => params.get(name) ?? "");
};

describe("readPedidoFilters", () => {
  it.each([
    ["", {}],
    ["pagina=3", {}],
    ["q=+Camila++", { q: "Camila" }],
    ["estado=enviado", { estado: "enviado" }],
    ["estado=perdido", {}],
    ["desde=2026-11-01&hasta=2026-11-21", { desde: "2026-11-01", hasta: "2026-11-21" }],
    ["desde=2026-02-30", {}],
    ["hasta=ayer", {}],
    ["sin_boleta=true", { sin_boleta: "true" }],
    ["sin_boleta=si", {}],
  ])("reads %j as %j", (search, filters) => {
    expect(read(search)).toEqual(filters);
  });

  it("truncates the search to the length of the API", () => {
    expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(100);
  });
});

describe("readPedidoId", () => {
  it.each([
    ["12", 12],
    ["0", null],
    ["-1", null],
    ["1e3", null],
    ["guia", null],
    ["9999999999999999", null],
  ])("reads %j as %s", (text, id) => {
    expect(readPedidoId(text)).toBe(id);
  });
});
