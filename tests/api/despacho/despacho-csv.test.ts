import { describe, expect } from "vitest";
import type { DespachoCsvAnswer } from "#contract/schemas/despacho-csv.ts";
import { buildDespacho, despachoTabla } from "#rig/builders/despacho.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";

const test = freshShopTest();

const path = "/api/endpoints/despacho_csv.php";
const header = "modo;zona;lugares;dias_desde;dias_hasta;gratis_desde;hasta_gramos;precio";

async function asOwner(shop: TestShop) {
  const { token } = await buildAdmin(shop);
  const headers = { authorization: `Bearer ${token}` };
  return {
    api: shop.client(token),
    async download(): Promise<string> {
      const response = await fetch(shop.url + path, { headers });
      return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.bytes());
    },
    async upload(file: string | null) {
      const form = new FormData();
      const blob = file === null ? null : new Blob([file], { type: "text/csv" });
      if (blob !== null) form.append("archivo", blob, "despacho.csv");
      const response = await fetch(shop.url + path, { method: "POST", headers, body: form });
      const body = (await response.json()) as DespachoCsvAnswer & { error?: string };
      return { status: response.status, ...body };
    },
  };
}

const rows = (...lines: string[]) => [header, ...lines].join("\r\n");

describe("the file of the table of despacho", () => {
  test("says the same when nobody edited it, and opens in a spreadsheet", async ({ shop }) => {
    await buildDespacho(shop);
    const owner = await asOwner(shop);
    const file = await owner.download();
    expect(file.startsWith("\ufeff")).toBe(true);
    expect(file).toContain('"domicilio";"Todo Chile";"Resto de Chile";3;7;;30000;0');
    expect(file).toContain('"domicilio";"Rapa Nui";"Isla de Pascua";7;15;200000;1000;9900');
    const read = await owner.upload(file);
    expect(read).toMatchObject({ status: 200, filas: 3, errores: [], cambios: [] });
    expect(read.zonas).toEqual(despachoTabla().zonas);
    expect(read.mensaje).toBe("El archivo dice lo mismo que la tabla guardada.");
    const events = await shop.database.db
      .selectFrom("eventos_seguridad")
      .select("datos")
      .where("tipo", "=", "exportacion")
      .execute();
    expect(JSON.stringify(events)).toContain("exportDespacho");
  });

  test("shows what would change, in a file as people and spreadsheets write it", async ({
    shop,
  }) => {
    await buildDespacho(shop);
    const owner = await asOwner(shop);
    const file = [
      "Modo,Zona,Lugares,Dias desde,Dias hasta,Gratis desde,Hasta gramos,Precio",
      'A domicilio,Rapa Nui,"isla de pascua, Juan Fernández",7,15,,5.000,$30.000',
      'A domicilio,Rapa Nui,,,,$200.000,"1.000","$9.900"',
      'Por pagar,Sin camino,"Tortel, 12201",10,20,,,',
    ].join("\n");
    const read = await owner.upload(file);
    expect(read.errores).toEqual([]);
    expect(read.zonas).toMatchObject([
      {
        lugares: ["05201", "05104"],
        gratis_desde: 200_000,
        tramos: [
          { hasta_gramos: 1000, precio: 9_900 },
          { hasta_gramos: 5000, precio: 30_000 },
        ],
      },
      { modo: "por_pagar", lugares: ["11303", "12201"], tramos: [] },
    ]);
    expect(read.cambios).toEqual([
      {
        zona: "Rapa Nui (a domicilio)",
        tipo: "cambiada",
        campos: [
          { campo: "lugares", antes: "", despues: "Juan Fernández" },
          {
            campo: "precios",
            antes: "hasta 1.000 g $9.900, hasta 5.000 g $24.900",
            despues: "hasta 1.000 g $9.900, hasta 5.000 g $30.000",
          },
        ],
      },
      expect.objectContaining({ zona: "Sin camino (por pagar)", tipo: "nueva" }),
      { zona: "Todo Chile (a domicilio)", tipo: "quitada", campos: [] },
    ]);
    expect(read.mensaje).toBe(
      "El archivo está listo: 1 zona nueva, 1 cambiada, 1 quitada. Todavía no se guardó nada.",
    );
  });

  test("changes nothing until its zonas are saved, and a stale version is refused", async ({
    shop,
  }) => {
    await buildDespacho(shop);
    const owner = await asOwner(shop);
    const { version, zonas } = await owner.upload(
      rows("domicilio;Todo Chile;Resto de Chile;3;7;;30000;1990"),
    );
    const before = await owner.api("getDespachoTabla");
    expect(before).toMatchObject({ data: { version, zonas: despachoTabla().zonas } });
    const { ajustes } = despachoTabla();
    const body = { version, ajustes, zonas };
    expect(await owner.api("saveDespachoTabla", { body })).toMatchObject({
      data: { tabla: { zonas: [{ tramos: [{ hasta_gramos: 30_000, precio: 1_990 }] }] } },
    });
    expect(await owner.api("saveDespachoTabla", { body })).toMatchObject({ status: 409 });
    const trail = await owner.api("listAuditoria", { query: {} });
    expect(JSON.stringify(trail)).toContain("30000 g 1990");
  });

  test("is refused by line and column", async ({ shop }) => {
    const owner = await asOwner(shop);
    const read = await owner.upload(rows("domicilio;Norte;01;1;2;;100;-5"));
    const mensaje = expect.stringContaining("entre 0 y 9.999.999");
    expect(read.errores).toEqual([{ fila: 2, columna: "precio", mensaje }]);
    expect(read).toMatchObject({ status: 200, zonas: [], cambios: [] });
    expect(read.mensaje).toContain("El archivo tiene 1 error");
  });

  test("of too many zonas, of unknown lugares without end, or too large is refused", async ({
    shop,
  }) => {
    const owner = await asOwner(shop);
    const many = Array.from({ length: 101 }, (_, at) => `domicilio;Zona ${at};01;1;2;;100;1`);
    expect((await owner.upload(rows(...many))).errores).toMatchObject([
      { fila: 102, columna: "zona", mensaje: "El archivo tiene más de 100 zonas." },
    ]);
    const names = Array.from({ length: 500 }, (_, at) => `Lugar ${at}`).join(", ");
    const lost = Array.from({ length: 80 }, (_, at) => `domicilio;Zona ${at};${names};1;2;;100;1`);
    const unknown = await owner.upload(rows(...lost));
    expect(unknown.errores).toHaveLength(200);
    expect(unknown.mensaje).toContain("40.000 errores");
    const long = `${"Norte, ".repeat(1000)};1;2;;100;1`;
    const endless = await owner.upload(rows("domicilio;Sur;01;1;2;;100;1", `domicilio;Z;${long}`));
    expect(endless.errores).toMatchObject([{ fila: 3, columna: "" }]);
    const large = await owner.upload("x".repeat(2_100_000));
    expect([413, 422]).toContain(large.status);
    expect(large.error).toMatch(/MB|grande|pesa/);
  });

  test("needs a file", async ({ shop }) => {
    const { api, upload } = await asOwner(shop);
    expect(await api("readDespachoCsv", { body: {} } as never)).toMatchObject({ status: 415 });
    expect(await upload(null)).toMatchObject({ status: 422, error: "Elige un archivo CSV." });
  });
});

describe("a table that nobody saved", () => {
  const query = { comuna: "Isla de Pascua", gramos: "450" };

  test("is tried as if it were on, and changes nothing", async ({ shop }) => {
    await buildDespacho(shop);
    const { api } = await asOwner(shop);
    const { ajustes, zonas } = despachoTabla({ ajustes: { activa: false } });
    const dearer = zonas.map((it) => ({ ...it, tramos: [{ hasta_gramos: 9000, precio: 4_990 }] }));
    expect(
      await api("tryDespachoTabla", { query, body: { ajustes, zonas: dearer } }),
    ).toMatchObject({ data: [{ modo: "domicilio", precio: 4_990 }] });
    expect(await api("quoteDespacho", { query })).toMatchObject({ data: [{ precio: 9_900 }] });
    expect(await api("listAuditoria", { query: {} })).toMatchObject({ data: [{}] });
  });

  test("is refused with the row that has to change", async ({ shop }) => {
    const { api } = await asOwner(shop);
    const { ajustes } = despachoTabla();
    const result = await api("tryDespachoTabla", { query, body: { ajustes, zonas: [] } });
    expect(result).toMatchObject({
      status: 422,
      error: "Agrega al menos una zona antes de encender la tabla.",
    });
  });
});
