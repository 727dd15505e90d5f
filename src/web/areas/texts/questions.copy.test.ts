import { expect, test } from "vitest";
import { terminosSections } from "#contract/values/rights/terminos.ts";
import { questionGroups } from "./questions.copy.ts";

const identidad = {
  razon_social: null,
  representante: null,
  rut: null,
  direccion: null,
  telefono: null,
  email: null,
  horario: null,
};
const settings = {
  despacho: "Despacho en 5 días hábiles.",
  cuotas: 6,
  transferencia: null,
  respuesta_horas: 48,
};

const textOf = (value: Parameters<typeof questionGroups>[0]) =>
  questionGroups(value)
    .flatMap(({ questions }) => questions.flatMap(({ answers }) => answers))
    .join("\n");

test("what the owner sets is said as it is set", () => {
  const text = textOf(settings);
  expect(text).toContain(settings.despacho);
  expect(text).toContain("hasta 6 cuotas según tu banco");
  expect(text).toContain("Respondemos en menos de 2 días hábiles.");
});

test("without a setting nothing is promised", () => {
  expect(textOf({ ...settings, cuotas: null })).not.toContain("cuotas");
  expect(textOf(null)).not.toMatch(/cuotas|Respondemos|Despacho en/);
});

test("the terms of the law are those of the términos", () => {
  const terms = terminosSections({ ...settings, identidad })
    .flatMap(({ paragraphs }) => paragraphs)
    .join("\n");
  for (const term of ["10 días desde que recib", "6 meses desde que la recibes"]) {
    expect(terms).toContain(term);
    expect(textOf(settings)).toContain(term);
  }
});
