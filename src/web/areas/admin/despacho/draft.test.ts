import { expect, test } from "vitest";
import { describeZona, fromDraft, newZona, placeRefusal, toDraft } from "./draft.ts";

const ajustes = {
  activa: true,
  peso_defecto_gramos: 250,
  hora_corte: 14,
  dias_preparacion: 1,
  dias_cerrados: ["2026-12-24", "2026-12-31"],
  por_pagar_dias_desde: 3,
  por_pagar_dias_hasta: 7,
  retiro: false,
  retiro_taller: "",
  retiro_horario: "",
};
const zona = {
  modo: "domicilio" as const,
  nombre: "Centro",
  lugares: ["13"],
  dias_desde: 1,
  dias_hasta: 3,
  gratis_desde: 50_000,
  tramos: [{ hasta_gramos: 1000, precio: 2990 }],
};
const tabla = { version: 1, ajustes, zonas: [zona], sin_zona: [], productos_sin_peso: 0 };

test("a table that nobody edits stays the same", () => {
  expect(fromDraft(toDraft(tabla))).toEqual({ ajustes, zonas: [zona] });
});

test("amounts may be typed as people write them, and what is no number is left to the server", () => {
  const draft = toDraft(tabla);
  const [first] = draft.zonas;
  if (!first) throw new Error("the zona is missing");
  const typed = { ...first, gratis_desde: "$45.000", dias_desde: "dos" };
  const { zonas } = fromDraft({ ...draft, zonas: [typed, newZona("Otra")] });
  expect(zonas).toMatchObject([
    { gratis_desde: 45_000, dias_desde: -1 },
    { nombre: "Otra", gratis_desde: null, tramos: [{ hasta_gramos: -1, precio: -1 }] },
  ]);
});

test("por pagar has no precios and is not free, whatever was typed before", () => {
  const draft = toDraft(tabla);
  const zonas = draft.zonas.map((typed) => ({ ...typed, modo: "por_pagar" as const }));
  expect(fromDraft({ ...draft, zonas }).zonas).toMatchObject([{ tramos: [], gratis_desde: null }]);
});

test("a zona is told in one line, as far as its numbers can be read", () => {
  const [first] = toDraft(tabla).zonas;
  if (!first) throw new Error("the zona is missing");
  expect(describeZona(first)).toBe("A domicilio · 1 a 3 días hábiles · desde $2.990");
  const unread = {
    ...first,
    dias_hasta: "",
    tramos: [{ key: "1", hasta_gramos: "1", precio: "?" }],
  };
  expect(describeZona(unread)).toBe("A domicilio · 1 a ? días hábiles");
  expect(describeZona({ ...first, modo: "por_pagar" })).toBe("Por pagar · 1 a 3 días hábiles");
});

test("refusals are told in the sequence of their fields, and one without a field is left", () => {
  const campos = {
    "zonas.0.tramos.0.precio": "precio",
    "zonas.0.lugares": "lugares",
    zonas: "lista",
    retiro_taller: "taller",
    "ajustes.hora_corte": "hora",
  };
  expect(placeRefusal(campos, toDraft(tabla)).map(({ text }) => text)).toEqual([
    "hora",
    "taller",
    "lugares",
    "precio",
  ]);
});
