import { expect, test } from "vitest";
import type { Receta } from "#contract/schemas/recetas.ts";
import { newRow, type RecetaDraft, readDraft, sumGramos, toDraft } from "./receta-draft.ts";

const loaded: Receta = {
  producto: { id: 7, nombre: "Placa", precio: 9_990 },
  costo: null,
  receta: {
    ...{
      version: 3,
      minutos: 80,
      por_placa: 4,
      notas: "Sin soportes",
      archivo: null,
      creada_en: 1,
    },
    gramos: [
      { de: "campo", clave: "color", gramos: 4 },
      { de: "eje", clave: "Color de la base", gramos: 1200 },
    ],
  },
  ...{ versiones: [], variantes: 2, en_espera: { propios: 1, variantes: 0 } },
  colores: {
    campos: [{ clave: "color", etiqueta: "Color" }],
    ejes: [{ clave: "Color de la base", valor: "Musgo" }],
    tienda: [],
  },
};

function faultsOf(change: Partial<RecetaDraft>): string[] {
  const read = readDraft({ ...toDraft(loaded), ...change }, loaded);
  return "faults" in read ? read.faults.map(({ field }) => field) : [];
}

test("a receta that is loaded is sent as it was", () => {
  const draft = toDraft(loaded);
  expect([draft.horas, draft.minutos, sumGramos(draft)]).toEqual(["1", "20", 1204]);
  const { minutos, por_placa, notas, gramos } = loaded.receta ?? {};
  const choices = { quitar_archivo: false, en_espera: true, variantes: false };
  expect(readDraft(draft, loaded)).toEqual({
    datos: { producto_id: 7, version: 3, minutos, por_placa, notas, gramos, ...choices },
  });
});

test("hours alone or minutes alone are enough, also with thousands", () => {
  expect(faultsOf({ horas: "", minutos: "1.440" })).toEqual([]);
  expect(faultsOf({ horas: "2", minutos: "" })).toEqual([]);
});

test("what is wrong is said at its control, in reading order", () => {
  expect(faultsOf({ horas: "", minutos: "0" })).toEqual(["horas"]);
  expect(faultsOf({ horas: "300" })).toEqual(["horas"]);
  const rows = [newRow("campo color", "4"), newRow("campo color", "5"), newRow("", "1,5")];
  const [, second, third] = rows;
  expect(faultsOf({ minutos: "x", por_placa: "0", rows, notas: "a".repeat(1001) })).toEqual([
    ...["horas", "por_placa", `fuente-${second?.key}`],
    ...[`fuente-${third?.key}`, `gramos-${third?.key}`, "notas"],
  ]);
  const gone = newRow("color carbon", "4");
  expect(faultsOf({ rows: [gone] })).toEqual([`fuente-${gone.key}`]);
});
