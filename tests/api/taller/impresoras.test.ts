// @module-tag both-engines
import { describe, expect } from "vitest";
import { freshShopTest } from "#rig/test.ts";
import { openPrintShop, type Printer } from "#tests/support/taller/print-shop.ts";

const test = freshShopTest();

describe("an impresora", () => {
  test("is changed by who saw it last, and leaves", async ({ shop }) => {
    const { api, capacidad, saveImpresora } = await openPrintShop(shop);
    const [{ id = 0, version = 0 } = {}] = (await capacidad()).impresoras;
    expect(await saveImpresora({ id, version, nombre: "Prusa 2" })).toMatchObject({ ok: true });
    expect(await saveImpresora({ id, version })).toMatchObject({ status: 409 });
    const taken = await saveImpresora({ nombre: "PRUSA  2" });
    expect(taken).toMatchObject({ status: 409, campos: { nombre: expect.any(String) } });
    expect(await saveImpresora({ id: 999, version })).toMatchObject({ status: 404 });
    const query = { id: String(id) };
    expect(await api("deleteImpresora", { query })).toMatchObject({ ok: true });
    expect(await api("deleteImpresora", { query })).toMatchObject({ status: 404 });
    expect((await capacidad()).impresoras).toEqual([]);
  });

  test.for<[string, Printer]>([
    ["dias", { dias: "" }],
    ["dias", { dias: "21" }],
    ["dias", { dias: "8" }],
    ["hasta", { desde: 18, hasta: 18 }],
    ["hasta", { hasta: 25 }],
    ["colores", { colores: 0 }],
    ["nombre", { nombre: " " }],
    ["cerrada_hasta", { cerrada_desde: "2026-12-03", cerrada_hasta: "2026-12-01" }],
    ["cerrada_hasta", { cerrada_desde: "2026-12-03" }],
    ["cerrada_desde", { cerrada_desde: "2026-02-30", cerrada_hasta: "2026-12-01" }],
  ])("is refused for its %s: %o", async ([campo, wrong], { shop }) => {
    const { saveImpresora } = await openPrintShop(shop);
    const refused = await saveImpresora({ nombre: "Otra", ...wrong });
    expect(refused).toMatchObject({ status: 422, campos: { [campo]: expect.any(String) } });
  });
});
