import { describe, expect } from "vitest";
import { test } from "#rig/test.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";

const brecha = {
  conocida_el: "2026-12-01",
  naturaleza: "Se perdió un computador con una copia",
  efectos: "Alguien podría leer correos",
  datos: "Correos y nombres",
  personas: 120,
  medidas: "Se cambiaron las claves",
};

describe("the register of breaches", () => {
  test("keeps each one, corrected by one person at a time, with a trail", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const api = await adminApi(shop);
    const made = await api("saveBrecha", { body: brecha });
    if (!made.ok) throw new Error(made.error ?? "not saved");
    const { id, version } = made.data.brecha;
    expect(made.data.brecha).toMatchObject({ ...brecha, agencia_el: null, personas_el: null });
    const told = { ...brecha, id, version, agencia_el: "2026-12-02", personas_el: "" };
    const saved = await Promise.all([
      api("saveBrecha", { body: told }),
      api("saveBrecha", { body: told }),
    ]);
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await api("listBrechas")).toMatchObject({
      data: [{ id, agencia_el: "2026-12-02", personas_el: null, version: version + 1 }],
    });
    const acts = await api("listAuditoria", { query: { entidad: "brecha" } });
    expect(acts.ok && acts.data.map(({ despues }) => despues?.agencia_el)).toEqual([
      "2026-12-02",
      null,
    ]);
  });

  test.for([
    ["a day that is none", { conocida_el: "2026-02-30" }, "Ingresa el día en que se supo."],
    [
      "a negative number of people",
      { personas: -1 },
      'El campo "personas" debe ser un número entero entre 0 y 100000000.',
    ],
    ["words that say nothing", { naturaleza: "  " }, "Escribe qué pasó."],
    ["the day of a notice that is none", { agencia_el: "ayer" }, "Ingresa una fecha."],
  ] as const)("refuses %s", async ([, fault, error], { shop }) => {
    const api = await adminApi(shop);
    expect(await api("saveBrecha", { body: { ...brecha, ...fault } })).toMatchObject({
      status: 422,
      error,
    });
  });

  test("answers 404 for an unknown one, and is closed to others", async ({ shop }) => {
    const body = { ...brecha, id: 9_999, version: 1 };
    expect(await (await adminApi(shop))("saveBrecha", { body })).toMatchObject({ status: 404 });
    expect(await shop.client()("listBrechas")).toMatchObject({ status: 401 });
  });
});
