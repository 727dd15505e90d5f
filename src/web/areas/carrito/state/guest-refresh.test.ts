import { describe, expect, it } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { describeRefresh, refreshItem } from "./guest-refresh.ts";
import { refreshPieza } from "./refresh-pieza.ts";

const item = { producto_id: 1, nombre: "Pudú", precio: 1_000, stock: 3, cantidad: 2, imagenes: [] };
const today = {
  peso_gramos: 180,
  plazo_dias: 10,
  a_medida: true,
  nombre: "Pudú",
  precio: 1_200,
  stock: 1,
  imagenes: ["/imagenes/pudu/1200.webp"],
};
/** Its own days are fewer than the work ahead takes. */
const fresh = { ...today, plazo_dias: 3, espera_dias: 10, personalizacion: [] };

describe("refreshItem", () => {
  it.each([
    ["takes today's facts and keeps the quantity", fresh, { ...item, ...today }],
    ["marks a producto that is gone as sold out", "gone" as const, { ...item, stock: 0 }],
    ["stays as it is when nothing answered", null, item],
  ])("%s", (_name, answer, expected) => {
    expect(refreshItem(item, answer)).toEqual(expected);
  });

  const nombre: Campo = {
    clave: "nombre",
    etiqueta: "Nombre",
    tipo: "texto",
    obligatorio: false,
    max: 5,
    precio: 0,
    precio_por_letra: 100,
  };
  const plate = { ...fresh, a_medida: false, personalizacion: [nombre] };

  it("adds what is written on the piece to its precio", () => {
    const written = { ...item, personalizacion: { nombre: "Ana" } };
    const after = refreshItem(written, plate, refreshPieza);
    expect(after).toMatchObject({ precio: 1_500, a_medida: true });
    expect(refreshItem(item, plate, refreshPieza)).toMatchObject({
      precio: 1_200,
      a_medida: false,
    });
  });

  it("says what the campos of today refuse, until it fits again", () => {
    const long = { ...item, personalizacion: { nombre: "Valentina" } };
    const after = refreshItem(long, plate, refreshPieza);
    expect(after.personalizacion_errores).toEqual({ nombre: "Hasta 5 letras." });
    const wide = { ...plate, personalizacion: [{ ...nombre, max: 20 }] };
    expect(refreshItem(after, wide, refreshPieza).personalizacion_errores).toBeUndefined();
  });
});

describe("describeRefresh", () => {
  it("tells of another price", () => {
    expect(describeRefresh(item, { ...item, ...today })).toContain("Pudú");
  });

  it("is silent when the price stayed", () => {
    expect(describeRefresh(item, { ...item, stock: 0 })).toBeNull();
  });
});
