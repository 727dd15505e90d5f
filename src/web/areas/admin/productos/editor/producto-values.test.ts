import { describe, expect, test } from "vitest";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { mapLines } from "#contract/values/producto/producto-fields.ts";
import { fromShelf } from "#contract/values/producto/suministro.ts";
import { type FormImagen, savedImagenes } from "./imagenes.ts";
import {
  describeChanges,
  emptyValues,
  isChanged,
  rebaseValues,
  toFormData,
  valuesOf,
} from "./producto-values.ts";

const producto: ProductoDetalle = {
  id: 7,
  nombre: "Pudú",
  sku: "FIG-1",
  descripcion: "",
  precio: 12_990,
  stock: 5,
  ...mapLines(() => ""),
  material: "PLA",
  altura_capa: "0,2 mm",
  peso_gramos: 120,
  ...fromShelf,
  espera_dias: 0,
  a_medida: false,
  categoria_id: 2,
  categoria_nombre: "Figuras",
  categoria_slug: "figuras",
  destacado: false,
  activo: true,
  imagenes: ["/imagenes/a/1200.webp"],
  marcador: "",
  calificacion_promedio: null,
  opiniones_total: 0,
  version: 3,
  personalizacion: [],
  familia: null,
  variantes: [],
  opiniones: [],
};
const loaded = { values: valuesOf(producto), imagenes: savedImagenes(producto.imagenes) };
const file = new File(["x"], "x.png", { type: "image/png" });
const added: FormImagen = { kind: "new", id: "1", file, url: "blob:x" };

describe("a form is changed", () => {
  test.each([
    ["not by another way to write the price", { precio: "$12990" }, false],
    ["not by spaces at the ends", { nombre: " Pudú " }, false],
    ["by another name", { nombre: "Pudú grande" }, true],
    ["by the toggle", { destacado: true }, true],
  ])("%s", (_rule, values, expected) => {
    expect(isChanged({ ...loaded, values: { ...loaded.values, ...values } }, loaded)).toBe(
      expected,
    );
  });

  test("by a new picture, a removed one and another order", () => {
    const two = { ...loaded, imagenes: savedImagenes(["/a", "/b"]) };
    expect(isChanged({ ...two, imagenes: [...two.imagenes, added] }, two)).toBe(true);
    expect(isChanged({ ...two, imagenes: savedImagenes(["/a"]) }, two)).toBe(true);
    expect(isChanged({ ...two, imagenes: savedImagenes(["/b", "/a"]) }, two)).toBe(true);
  });
});

test("a weight that was not entered is an empty field, and is sent as 0", () => {
  const values = valuesOf({ ...producto, peso_gramos: 0 });
  expect([values.peso_gramos, emptyValues.peso_gramos]).toEqual(["", ""]);
  expect(toFormData({ values, imagenes: [] }, null).get("peso_gramos")).toBe("0");
});

test("an edit sends digits, the loaded version, and its files last", () => {
  const form = toFormData({ ...loaded, imagenes: [added, ...loaded.imagenes] }, producto);
  const fields = Object.fromEntries(form);
  expect(fields).toMatchObject({ precio: "12990", version: "3", stock_anterior: "5" });
  expect([...form.keys()].at(-1)).toBe("imagenes[]");
  expect(fields.orden_imagenes).toBe('["nueva:0","/imagenes/a/1200.webp"]');
});

test("a new producto has no version", () => {
  const form = toFormData({ values: emptyValues, imagenes: [] }, null);
  expect(form.has("version") || form.has("stock_anterior")).toBe(false);
});

test("a rebase takes the newer stock, except over a typed one", () => {
  const base = loaded.values;
  const fresh = { ...base, stock: "2", nombre: "Otro" };
  expect(rebaseValues({ ...base, nombre: "Mío" }, { base, fresh })).toMatchObject({
    stock: "2",
    nombre: "Mío",
  });
  expect(rebaseValues({ ...base, stock: "9" }, { base, fresh }).stock).toBe("9");
});

test("describes the changes of another person field by field", () => {
  const fresh = {
    ...producto,
    precio: 13_990,
    material: "",
    destacado: true,
    categoria_id: 3,
    categoria_nombre: "Gamer",
    imagenes: [],
  };
  expect(describeChanges(producto, fresh)).toEqual([
    "Categoría: ahora Gamer",
    "Precio: ahora $13.990",
    "Material: ahora sin dato",
    "¿Producto Destacado?: ahora sí",
    "Imágenes: ahora 0 imágenes",
  ]);
});
