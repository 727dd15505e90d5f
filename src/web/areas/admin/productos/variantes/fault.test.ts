import { expect, it } from "vitest";
import type { VarianteAdmin } from "#contract/schemas/familias.ts";
import { type FamiliaDraft, joinRow, toDraft } from "./familia-draft.ts";
import { placeRefusal } from "./fault.ts";

const pot: VarianteAdmin = {
  ...{ id: 7, version: 3, nombre: "Macetero", valores: ["m"], sku: "MAC-1", precio: 12_990 },
  ...{ stock: 4, suministro: "estante", activo: true, imagen: null },
};
const valores = ["S", "M", "L"].map((nombre) => ({ clave: nombre.toLowerCase(), nombre }));
const loaded = toDraft({
  nombre: "Macetero",
  ejes: [{ nombre: "Talla", tipo: "opcion", valores }],
  variantes: [pot],
});
/** S is not sold, M is saved, L is a producto that joins. */
const draft: FamiliaDraft = {
  ...loaded,
  rows: loaded.rows.map((row, at) => (at === 2 ? joinRow(row, { ...pot, id: 9 }) : row)),
};
const keys = draft.rows.map(({ key }) => key);

it.each([
  ["variantes.0.stock", 409, { row: keys[1], field: "stock" }],
  ["variantes.1.sku", 409, { row: keys[2], field: "sku" }],
  ["variantes.1.id", 409, { row: keys[2], field: "id" }],
  ["variantes.0.id", 409, { row: keys[1], field: "id", isStale: true }],
  ["variantes.9.id", 404, {}],
  ["variantes", 422, {}],
  ["ejes", 422, {}],
  ["", 409, { isStale: true }],
  ["", 503, {}],
])("places a refusal at %s with status %i", (name, status, place) => {
  const campos: Record<string, string> = name === "" ? {} : { [name]: "No." };
  const fault = placeRefusal("No.", { refusal: { status, campos }, draft });
  expect(fault).toEqual({ text: "No.", ...place });
});
