import { expect, test } from "vitest";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { type FormImagen, keptImagenes } from "./imagenes.ts";
import { KeptProductoSchema, keptOf } from "./kept-producto.ts";
import { emptyValues, valuesOf } from "./producto-values.ts";

const producto: ProductoDetalle = {
  id: 7,
  nombre: "Pudú",
  sku: "FIG-1",
  descripcion: "",
  precio: 12_990,
  stock: 5,
  material: "PLA",
  dimensiones: "",
  altura_capa: "0,2 mm",
  peso_gramos: 120,
  categoria_id: 2,
  categoria_nombre: "Figuras",
  categoria_slug: "figuras",
  destacado: false,
  activo: true,
  imagenes: ["/a", "/b"],
  marcador: "",
  calificacion_promedio: 5,
  opiniones_total: 1,
  version: 3,
  opiniones: [
    {
      id: 1,
      calificacion: 5,
      comentario: "Gracias",
      nombre_usuario: "Ana Díaz",
      creado_en: 1_767_000_000_000,
      respuesta: null,
    },
  ],
};
const file = new File(["x"], "x.png", { type: "image/png" });
const added: FormImagen = { kind: "new", id: "1", file, url: "blob:x" };

/** As it comes back from the storage. */
const stored = (kept: object) => KeptProductoSchema.parse(JSON.parse(JSON.stringify(kept)));

test("what is typed is kept with the order of the pictures and what was loaded", () => {
  const values = { ...valuesOf(producto), nombre: "Pudú grande", destacado: true };
  const kept = keptOf({ values, imagenes: [added, ...keptImagenes(["/b", "/a"])] }, producto);
  expect(stored(kept)).toMatchObject({
    values,
    imagenes: ["/b", "/a"],
    hadNewImagenes: true,
    base: { id: 7, version: 3, stock: 5 },
  });
});

test("no buyer's name is kept", () => {
  const kept = keptOf({ values: valuesOf(producto), imagenes: [] }, producto);
  expect(JSON.stringify(kept)).not.toContain("Ana");
});

test("a new producto has nothing that was loaded", () => {
  expect(stored(keptOf({ values: emptyValues, imagenes: [] }, null))).toMatchObject({
    hadNewImagenes: false,
    base: null,
  });
});
