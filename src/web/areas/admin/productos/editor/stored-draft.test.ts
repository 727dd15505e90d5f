import { expect, test } from "vitest";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { mapLines } from "#contract/values/producto/producto-fields.ts";
import { fromShelf } from "#contract/values/producto/suministro.ts";
import { type FormImagen, savedImagenes } from "./imagenes.ts";
import { emptyValues, valuesOf } from "./producto-values.ts";
import { StoredDraftSchema, storedDraftOf } from "./stored-draft.ts";

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
  imagenes: ["/a", "/b"],
  marcador: "",
  calificacion_promedio: 5,
  opiniones_total: 1,
  version: 3,
  personalizacion: [],
  familia: null,
  variantes: [],
  opiniones: [
    {
      id: 1,
      calificacion: 5,
      comentario: "Gracias",
      nombre_usuario: "Ana Díaz",
      creado_en: 1_767_000_000_000,
      respuesta: null,
      variante: null,
    },
  ],
};
const file = new File(["x"], "x.png", { type: "image/png" });
const added: FormImagen = { kind: "new", id: "1", file, url: "blob:x" };

/** The draft after its way through the storage. */
const stored = (kept: object) => StoredDraftSchema.parse(JSON.parse(JSON.stringify(kept)));

test("a draft has the typed values, the order of the imagenes and the loaded version", () => {
  const values = { ...valuesOf(producto), nombre: "Pudú grande", destacado: true };
  const kept = storedDraftOf(
    { values, imagenes: [added, ...savedImagenes(["/b", "/a"])] },
    producto,
  );
  expect(stored(kept)).toMatchObject({
    values,
    imagenes: ["/b", "/a"],
    hadNewImagenes: true,
    base: { id: 7, version: 3, stock: 5 },
  });
});

test("a draft has no buyer's name", () => {
  const kept = storedDraftOf({ values: valuesOf(producto), imagenes: [] }, producto);
  expect(JSON.stringify(kept)).not.toContain("Ana");
});

test("the draft of a new producto has no loaded version", () => {
  expect(stored(storedDraftOf({ values: emptyValues, imagenes: [] }, null))).toMatchObject({
    hadNewImagenes: false,
    base: null,
  });
});
