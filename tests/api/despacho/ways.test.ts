import { describe, expect } from "vitest";
import { buildDespacho } from "#rig/builders/despacho.ts";
import { test } from "#rig/test.ts";
import { cargaOf, findWay, quoteWays } from "#server/modules/despacho/index.ts";

const carga = cargaOf([{ peso_gramos: 450, plazo_dias: 0, cantidad: 1 }]);
const retiro = { retiro: true, retiro_taller: "Calle 1", retiro_horario: "10 a 18" };

describe("the ways of a comuna, as a payment freezes them", () => {
  test("begin with the one that counts without a choice", async ({ shop }) => {
    await buildDespacho(shop, { ajustes: retiro });
    const { db } = shop.database;
    const asked = { comuna: "Isla de Pascua", carga, monto: 12_990, now: shop.clock.now() };
    const ways = await quoteWays(db, asked);
    expect(ways.map(({ modo }) => modo)).toEqual(["domicilio", "retiro"]);
    expect(await findWay(db, { ...asked, modo: undefined })).toEqual(ways[0]);
    expect(await findWay(db, { ...asked, modo: "retiro" })).toMatchObject({
      precio: 0,
      retiro: { direccion: "Calle 1", horario: "10 a 18" },
    });
    expect(await findWay(db, { ...asked, modo: "sucursal" })).toBeUndefined();
  });

  test("are those of this moment, whatever a page has kept", async ({ shop }) => {
    const { db } = shop.database;
    const asked = { comuna: "Isla de Pascua", carga, monto: 0, now: shop.clock.now() };
    await buildDespacho(shop);
    expect(await quoteWays(db, asked)).toMatchObject([{ modo: "domicilio", precio: 9900 }]);
    await buildDespacho(shop, { ajustes: { activa: false } });
    expect(await quoteWays(db, asked)).toMatchObject([{ modo: "domicilio", precio: 0 }]);
  });
});
