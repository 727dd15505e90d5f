import { describe, expect } from "vitest";
import { buildDespacho, despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { seconds } from "#server/time/clock.ts";

async function asAdmin(shop: TestShop) {
  return shop.client((await buildAdmin(shop)).token);
}

async function loadVersion(admin: Awaited<ReturnType<typeof asAdmin>>): Promise<number> {
  const loaded = await admin("getDespachoTabla");
  return loaded.ok ? loaded.data.version : 0;
}

const remote = { comuna: "Isla de Pascua", gramos: "450" };

describe("despacho.php", () => {
  test("answers a guest without a table: included, in 3 to 7 working days", async ({ shop }) => {
    await buildDespacho(shop, { ajustes: { activa: false } });
    const result = await shop.client()("quoteDespacho", { query: remote });
    const fecha = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(result).toMatchObject({
      ok: true,
      data: [{ modo: "domicilio", precio: 0, desde: fecha, hasta: fecha }],
    });
  });

  test("answers by the owner's table", async ({ shop }) => {
    await buildDespacho(shop);
    const call = shop.client();
    const precio = async (query: {
      comuna: string;
      gramos: string;
      sin_peso?: string;
      monto?: string;
    }) => {
      const result = await call("quoteDespacho", { query });
      return result.ok ? result.data.map((way) => [way.modo, way.precio]) : result;
    };
    expect(await precio({ comuna: "nunoa", gramos: "450" })).toEqual([["domicilio", 0]]);
    expect(await precio(remote)).toEqual([["domicilio", 9900]]);
    expect(await precio({ ...remote, gramos: "0", sin_peso: "5" })).toEqual([
      ["domicilio", 24_900],
    ]);
    expect(await precio({ ...remote, monto: "200000" })).toEqual([["domicilio", 0]]);
    expect(await precio({ ...remote, gramos: "30000" })).toEqual([["por_pagar", 0]]);
    expect(await precio({ comuna: "Mi caleta", gramos: "450" })).toEqual([["por_pagar", 0]]);
  });

  test.for([
    [{ gramos: "450" }, 'El campo "comuna" es obligatorio.'],
    [{ comuna: "Ñuñoa" }, "Los gramos deben ser un número entero entre 0 y 1000000."],
    [{ comuna: "Ñuñoa", gramos: "-1" }, "Los gramos deben ser un número entero entre 0 y 1000000."],
    [
      { comuna: "Ñuñoa", gramos: "1", monto: "x" },
      "El monto debe ser un número entero de pesos, cero o más.",
    ],
    [{ comuna: "x".repeat(101), gramos: "1" }, 'El campo "comuna" admite hasta 100 caracteres.'],
    [{ comuna: "Ñuñoa", gramos: "1", otro: "1" }, 'El campo "otro" no se reconoce.'],
  ] as const)("refuses in Spanish: %j", async ([query, error], { shop }) => {
    const result = await shop.client()("quoteDespacho", { query: query as never });
    expect(result).toMatchObject({ status: 400, error });
  });

  test("costs no statement while the table is fresh", async ({ shop }) => {
    await buildDespacho(shop);
    const call = shop.client();
    await call("quoteDespacho", { query: remote });
    const { db } = shop.database;
    // Written past the shop, as another process would: seen half a second later.
    await db.updateTable("despacho_tramos").set({ precio: 30_000 }).execute();
    await db.updateTable("despacho_ajustes").set({ version: 99 }).execute();
    expect(await call("quoteDespacho", { query: remote })).toMatchObject({
      data: [{ precio: 9900 }],
    });
    shop.clock.advance(seconds(1));
    expect(await call("quoteDespacho", { query: remote })).toMatchObject({
      data: [{ precio: 30_000 }],
    });
  });
});

describe("the table of despacho", () => {
  test("is saved whole, and shown with what it leaves out", async ({ shop }) => {
    const admin = await asAdmin(shop);
    await buildProducto(shop, { peso_gramos: 0 });
    const version = await loadVersion(admin);
    const { ajustes, zonas } = despachoTabla();
    const only = zonas.slice(1);
    const saved = await admin("saveDespachoTabla", { body: { version, ajustes, zonas: only } });
    expect(saved).toMatchObject({
      data: { tabla: { version: version + 1, ajustes, zonas: only } },
    });
    const { tabla } = saved.ok ? saved.data : { tabla: null };
    expect(tabla?.sin_zona).toHaveLength(345);
    expect(tabla?.productos_sin_peso).toBeGreaterThan(0);
    expect(await admin("getResumen")).toMatchObject({
      data: { productos_sin_peso: tabla?.productos_sin_peso },
    });
  });

  test("speaks for the shop while it is on", async ({ shop }) => {
    const said = async () => {
      await shop.app.refreshCatalogoVersion();
      const result = await shop.client()("getTienda");
      if (!result.ok) throw new Error(result.error ?? "no tienda");
      const { despacho, despacho_incluido, textos } = result.data;
      return { despacho, despacho_incluido, isOnHome: textos.texto_envios === despacho };
    };
    const containing = (words: string): unknown => expect.stringContaining(words);
    await buildDespacho(shop, { ajustes: { activa: false } });
    const sentence = containing("incluido en el precio, entre 3 y 7 días");
    expect(await said()).toEqual({ despacho: sentence, despacho_incluido: null, isOnHome: false });
    await buildDespacho(shop);
    const nearlyAll = containing("a casi todo Chile, entre 4 y 8 días");
    expect(await said()).toEqual({ despacho: nearlyAll, despacho_incluido: null, isOnHome: true });
    await buildDespacho(shop, { zonas: [includedZona] });
    expect(await said()).toMatchObject({
      despacho: containing("a todo Chile incluido"),
      despacho_incluido: { hasta_gramos: 30_000, dias: [3, 7] },
    });
  });

  test("refuses a stale edit and keeps what the other one saved", async ({ shop }) => {
    const admin = await asAdmin(shop);
    const version = await loadVersion(admin);
    const { ajustes, zonas } = despachoTabla();
    expect(await admin("saveDespachoTabla", { body: { version, ajustes, zonas } })).toMatchObject({
      ok: true,
    });
    const stale = await admin("saveDespachoTabla", { body: { version, ajustes, zonas: [] } });
    expect(stale).toMatchObject({ status: 422 });
    const other = { version, ajustes, zonas: zonas.slice(0, 1) };
    expect(await admin("saveDespachoTabla", { body: other })).toMatchObject({ status: 409 });
    expect(await admin("getDespachoTabla")).toMatchObject({
      data: { version: version + 1, zonas },
    });
  });

  test("lets one of two editors save who press at once", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const admin = await asAdmin(shop);
    const version = await loadVersion(admin);
    const { ajustes, zonas } = despachoTabla();
    const results = await Promise.all(
      [1, 2, 3].map((dias_preparacion) =>
        admin("saveDespachoTabla", {
          body: { version, ajustes: { ...ajustes, dias_preparacion }, zonas },
        }),
      ),
    );
    expect(results.map((result) => (result.ok ? 200 : result.status)).sort()).toEqual([
      200, 409, 409,
    ]);
  });

  test("names the row of a fault", async ({ shop }) => {
    const admin = await asAdmin(shop);
    const version = await loadVersion(admin);
    const { ajustes, zonas } = despachoTabla();
    const broken = zonas.map((zona) => ({ ...zona, tramos: [{ hasta_gramos: 10, precio: -5 }] }));
    const result = await admin("saveDespachoTabla", {
      body: { version, ajustes, zonas: broken },
    });
    const mensaje =
      "La zona «Todo Chile» (a domicilio): el precio del tramo 1 debe estar entre 0 y 9.999.999.";
    expect(result).toMatchObject({
      status: 422,
      error: mensaje,
      campos: { "zonas.0.tramos.0.precio": mensaje },
    });
  });
});
