import { expect, test } from "vitest";
import type { Brecha } from "#contract/schemas/brechas.ts";
import { noticeToAgency, noticeToPeople } from "./notices.copy.ts";

const brecha: Brecha = {
  id: 1,
  version: 1,
  conocida_el: "2026-12-01",
  naturaleza: "Se perdió una copia",
  efectos: "Correos falsos",
  datos: "Correos y nombres",
  personas: 120,
  medidas: "Claves nuevas",
  agencia_el: null,
  personas_el: null,
  creado_en: 0,
};
const identidad = {
  razon_social: "Estrato SpA",
  rut: "76.000.000-0",
  representante: null,
  direccion: "Calle 123",
  telefono: null,
  email: "hola@tienda.test",
  horario: null,
};

test("both notices say everything that the register knows, and mark what nobody has set", () => {
  const seller = { nombre: "Estrato", identidad };
  const agency = noticeToAgency(brecha, seller);
  const people = noticeToPeople(brecha, seller);
  for (const fact of ["2026-12-01", brecha.naturaleza, brecha.efectos, brecha.datos]) {
    expect(agency).toContain(fact);
    expect(people).toContain(fact);
  }
  expect(agency).toContain("120");
  expect(agency).toContain("[representante]");
  expect(agency).toContain("aún no han sido informadas");
});
