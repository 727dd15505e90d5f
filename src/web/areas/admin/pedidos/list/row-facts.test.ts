import { describe, expect, it } from "vitest";
import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import type { Valor } from "#contract/schemas/personalizacion.ts";
import { isWaiting, piecesOf, plazoOf, wayOf } from "./row-facts.ts";

const line = (cantidad: number, nombre_producto: string, textos?: Valor[]): PedidoDetalle => ({
  ...{ id: 1, producto_id: 1, precio_unitario: 9_990, a_medida: false, sin_retracto: false },
  ...{ cantidad, nombre_producto },
  ...(textos ? { personalizacion_textos: textos } : {}),
});
const texto = (valor: string): Valor => ({
  clave: "nombre",
  etiqueta: "Nombre",
  tipo: "texto",
  valor,
});
const color = (clave: string, hex: string): Valor => ({
  ...{ clave, etiqueta: "Color", tipo: "color", valor: "Cobre" },
  color: hex,
});

const paid = (detalles: PedidoDetalle[]) => ({
  estado: "pagado" as const,
  detalles,
  reembolsos: [],
});

describe("piecesOf", () => {
  it("names the first line with its text and its colors, and counts the others", () => {
    const sign = line(1, "Letrero", [
      texto("Ñandú\n3°"),
      color("letras", "#c4662f"),
      color("fondo", "#ffffff"),
      color("borde", "#c4662f"),
    ]);
    expect(piecesOf(paid([sign, line(2, "Florero"), line(1, "Caja")]))).toEqual({
      text: "1 × Letrero",
      written: "«Ñandú 3°»",
      colors: ["#c4662f", "#ffffff"],
      others: 2,
    });
  });

  it("has neither text nor color for a plain line", () => {
    const plain = { text: "2 × Florero", written: "", colors: [], others: 0 };
    expect(piecesOf(paid([line(2, "Florero")]))).toEqual(plain);
  });

  it("leaves out what went back, until the pedido left or all of it is back", () => {
    const pieces = [line(2, "Florero"), { ...line(3, "Caja"), id: 2 }];
    const back = { ...{ id: 1, monto: 1, creado_en: 0, hecho_en: null }, estado: "hecho" } as const;
    const reembolso = (...cantidades: number[]) => ({
      ...back,
      lineas: cantidades.map((cantidad, place) => ({ detalle_id: place + 1, cantidad })),
    });
    const some = { ...paid(pieces), reembolsos: [reembolso(2, 1)] };
    expect(piecesOf(some)).toMatchObject({ text: "2 × Caja", others: 0 });
    const bought = { text: "2 × Florero", others: 1 };
    expect(piecesOf({ ...some, estado: "enviado" })).toMatchObject(bought);
    expect(piecesOf({ ...some, reembolsos: [reembolso(2, 3)] })).toMatchObject(bought);
  });
});

describe("wayOf", () => {
  const direccion = {
    ...{ alias: "Casa", calle_numero: "Calle 1", comuna: "Ñuñoa", ciudad: "Santiago" },
    ...{ region: "Metropolitana de Santiago", nota: "", recibe: "", telefono: "" },
  };
  it.each([
    ["domicilio", "Domicilio Ñuñoa"],
    ["sucursal", "Sucursal Ñuñoa"],
    ["por_pagar", "Por pagar Ñuñoa"],
    ["retiro", "Retiro"],
  ] as const)("says %s as %j", (modo, text) => {
    const despacho = { modo, precio: 0, desde: null, hasta: null, listo_en: null };
    expect(wayOf({ despacho, direccion })).toBe(text);
  });
});

describe("plazoOf", () => {
  const promised = { precio: 0, desde: "2026-11-24", hasta: "2026-11-26", listo_en: null };
  it("is the last day of what is sent, and the first of what is fetched", () => {
    expect(plazoOf({ ...promised, modo: "domicilio" })).toEqual({
      fecha: "2026-11-26",
      text: "jue 26 nov",
    });
    expect(plazoOf({ ...promised, modo: "retiro" })?.fecha).toBe("2026-11-24");
    expect(plazoOf({ ...promised, modo: "domicilio", desde: null, hasta: null })).toBeNull();
  });
});

describe("isWaiting", () => {
  it.each([
    ["pagado", true],
    ["en_preparacion", true],
    ["en_revision", true],
    ["enviado", false],
    ["entregado", false],
    ["pendiente_pago", false],
  ] as const)("of %s is %s", (estado, isOne) => {
    expect(isWaiting({ estado })).toBe(isOne);
  });
});
