import { describe, expect } from "vitest";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildPedido } from "#rig/builders/pedido.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  token = (await buildAdmin(shop)).token;
});

async function list(shop: TestShop, query: Record<string, string | number> = {}) {
  const result = await shop.client(token)("listAllPedidos", {
    query: { todos: "true", ...query } as never,
  });
  if (!result.ok) throw new Error(`${result.status} ${result.error}`);
  return { ids: result.data.map(({ id }) => id), headers: result.headers, pedidos: result.data };
}

async function download(shop: TestShop, query: Record<string, string> = {}) {
  const response = await fetch(
    `${shop.url}/api/endpoints/pedidos_csv.php?${new URLSearchParams(query)}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  // `text()` would strip the byte-order mark.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { response, text };
}

describe("the file of pedidos", () => {
  test("has one line for each match, in Chile's time, with accents intact", async ({ shop }) => {
    const { id, numero, ana } = await buyPedido(shop);
    const admin = shop.client(token);
    await admin("movePedido", { query: { id }, body: { estado: "en_preparacion" } });
    const envio = { transportista: "Correos de Chile", seguimiento: "CL-9" } as const;
    await admin("movePedido", { query: { id }, body: { estado: "enviado", ...envio } });
    const creado_en = Date.parse("2026-09-06T03:59:00Z");
    const contact = { recibe: "Eva Rojas", telefono: "+56987654321" };
    await shop.database.db
      .updateTable("pedidos")
      .set({ creado_en, ...contact })
      .where("id", "=", id)
      .execute();

    const { response, text } = await download(shop, { q: ana.email });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="pedidos-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const [header, line, rest] = text.split("\r\n");
    expect(header).toBe(
      '\ufeff"Número";"Fecha";"Estado";"Nombre";"Correo";"Total";"Líneas";"Dirección";"Comuna";"Ciudad";"Región";"Nota de despacho";"Código de autorización";"Transportista";"Seguimiento";"Recibe";"Teléfono";"Devuelto";"Forma de despacho";"Costo del despacho";"Llega desde";"Llega hasta"',
    );
    const quoted = (text: string) => `"${text}"`;
    const { calle_numero, comuna, ciudad, region } = direccionInput;
    expect(line?.split(";")).toEqual([
      quoted(numero),
      quoted("2026-09-05 23:59"),
      quoted("Enviado"),
      quoted("Camila Soto"),
      quoted(ana.email),
      "19980",
      expect.stringMatching(/^"2 × Figura \d+"$/),
      quoted(calle_numero),
      quoted(comuna),
      quoted(ciudad),
      quoted(region),
      quoted(""),
      quoted("1213"),
      quoted("Correos de Chile"),
      quoted("CL-9"),
      quoted("Eva Rojas"),
      quoted("56 9 8765 4321"),
      "0",
      quoted("A domicilio"),
      "0",
      quoted(""),
      quoted(""),
    ]);
    expect(rest).toBe("");
  });

  test("escapes formulas that a customer wrote", async ({ shop }) => {
    const email = "formula@ejemplo.cl";
    await buildPedido(shop, {
      email,
      nombre: '=HYPERLINK("http://x.test";"Ñ")',
      producto: "@SUMA",
    });
    const { text } = await download(shop, { q: email });
    expect(text).toContain(`;"'=HYPERLINK(""http://x.test"";""Ñ"")";`);
    expect(text).toContain(';"1 × @SUMA";');
  });

  test("holds all matches of the filters, however many pages they are", async ({ shop }) => {
    const email = "muchos@ejemplo.cl";
    const id = await buildPedido(shop, { email });
    const { db } = shop.database;
    const row = await db
      .selectFrom("pedidos")
      .select([
        "usuario_id",
        "estado",
        "total",
        "nombre",
        "email",
        "direccion",
        "huella",
        "busqueda",
      ])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1200 }, () => ({ ...row, creado_en: shop.clock.now() }));
    for (let at = 0; at < copies.length; at += 300) {
      await db
        .insertInto("pedidos")
        .values(copies.slice(at, at + 300))
        .execute();
    }
    const { text } = await download(shop, { q: email, estado: "pendiente_pago" });
    const numbers = text
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(";")[0]);
    expect(numbers).toHaveLength(1201);
    expect(new Set(numbers).size).toBe(1201);
    expect((await list(shop, { q: email })).headers["x-total-count"]).toBe("1201");
  });

  test("is closed to customers", async ({ shop }) => {
    const response = await fetch(`${shop.url}/api/endpoints/pedidos_csv.php`);
    expect(response.status).toBe(401);
  });
});
