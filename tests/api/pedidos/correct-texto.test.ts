import { describe, expect } from "vitest";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import type { Buyer } from "#tests/support/buying/buyer.ts";
import { stepPedido } from "#tests/support/buying/pedidos.ts";
import { buyPlates, newestPedido, plateCampos } from "#tests/support/buying/plates.ts";

const sold = { nombre: "Eva", color: "araucaria" };
const nota = "Nos escribió que es Ana";

async function sellPlates(shop: TestShop, bought: Parameters<typeof buyPlates>[1] = {}) {
  const admin = shop.client((await buildAdmin(shop)).token);
  return { admin, ...(await buyPlates(shop, { ...sold, ...bought })) };
}

const linesOf = async (buyer: Buyer) =>
  (await newestPedido(buyer)).pedido.detalles.map(({ cantidad, personalizacion }) => {
    return [cantidad, personalizacion?.nombre];
  });

describe("the owner corrects a text", () => {
  test("of a whole line: buyer, mail, nota and trail know, and the precio stays", async ({
    shop,
  }) => {
    const { buyer, admin, pedido, detalle } = await sellPlates(shop);
    const body = { detalle_id: detalle.id, cantidad: 1, textos: { nombre: "  Ana  " }, nota };
    expect(await admin("correctTexto", { body })).toMatchObject({
      data: {
        mensaje: "Corregimos el texto y avisamos por correo.",
        pedido: {
          total: pedido.total,
          detalles: [{ id: detalle.id, personalizacion: { nombre: "Ana", color: "araucaria" } }],
          notas: [{ texto: nota }],
          eventos: expect.arrayContaining([
            expect.objectContaining({ motivo: "texto de una pieza corregido", estado: "pagado" }),
          ]),
        },
      },
    });
    expect(await linesOf(buyer)).toEqual([[1, "Ana"]]);
    const { texto } = await waitForCorreo(shop, buyer.email, /^Corregimos un texto/);
    expect(texto).toContain("Nombre: Ana");
    const query = { entidad: "pedido", entidad_id: pedido.id } as const;
    const acts = await admin("listAuditoria", { query });
    expect(acts).toMatchObject({ data: [{ accion: "Corrigió un texto del pedido" }] });
    expect(JSON.stringify(acts)).not.toContain("Ana");
    const again = await admin("correctTexto", { body });
    expect(again).toMatchObject({ data: { mensaje: "El pedido ya estaba así." } });
  });

  test("of one unit of two: the line is split, and a repeated call changes nothing", async ({
    shop,
  }) => {
    const { buyer, admin, detalle } = await sellPlates(shop, { cantidad: 2 });
    const textos = { nombre: "Ana" };
    const body = { detalle_id: detalle.id, cantidad: 2, unidades: 1, textos, nota };
    expect(await admin("correctTexto", { body })).toMatchObject({ ok: true });
    expect(await linesOf(buyer)).toEqual([
      [1, "Eva"],
      [1, "Ana"],
    ]);
    expect(await admin("correctTexto", { body })).toMatchObject({
      status: 409,
      error: "Esa línea cambió mientras la mirabas. Revísala y vuelve a intentarlo.",
    });
    const back = { detalle_id: detalle.id, cantidad: 1, textos, nota };
    expect(await admin("correctTexto", { body: back })).toMatchObject({ ok: true });
    expect(await linesOf(buyer)).toEqual([
      [1, "Ana"],
      [1, "Ana"],
    ]);
  });

  test("not of a part whose buyer may still give units back, nor of units that are back", async ({
    shop,
  }) => {
    const untold = await sellPlates(shop, { cantidad: 2, told: false });
    const part = { cantidad: 2, unidades: 1, textos: { nombre: "Ana" }, nota };
    const refused = await untold.admin("correctTexto", {
      body: { detalle_id: untold.detalle.id, ...part },
    });
    expect(refused).toMatchObject({ status: 409, error: expect.stringContaining("por unidad") });
    const { admin, buyer, pedido, detalle } = await sellPlates(shop, { cantidad: 2 });
    const lineas = [{ detalle_id: detalle.id, cantidad: 1 }];
    const giving = {
      pedido_id: pedido.id,
      motivo: "Sobró",
      reponer_stock: false,
      clave: "una-unidad",
      lineas,
    };
    await admin("createReembolso", { body: giving });
    await expect.poll(async () => (await newestPedido(buyer)).pedido.devuelto).toBeGreaterThan(0);
    const all = { detalle_id: detalle.id, cantidad: 2, textos: { nombre: "Ana" }, nota };
    expect(await admin("correctTexto", { body: all })).toMatchObject({
      status: 409,
      disponible: 1,
    });
    expect(await admin("correctTexto", { body: { ...all, unidades: 1 } })).toMatchObject({
      ok: true,
    });
    expect(await linesOf(buyer)).toEqual([
      [1, "Eva"],
      [1, "Ana"],
    ]);
  });

  test("as the piece can carry it: refused by its clave, and nothing changes", async ({ shop }) => {
    const { buyer, admin, detalle } = await sellPlates(shop);
    const refused: [Personalizacion, Record<string, unknown>][] = [
      [{ nombre: "Ana 🐶" }, { "textos.nombre": expect.stringContaining("emojis") }],
      [{ nombre: "abcdefghijklm" }, { "textos.nombre": "Hasta 12 letras." }],
      [{ nombre: " " }, { "textos.nombre": expect.stringContaining("Completa «Nombre»") }],
      [{ color: "lapislazuli" }, {}],
      [{ otro: "Ana" }, {}],
    ];
    for (const [textos, campos] of refused) {
      const body = { detalle_id: detalle.id, cantidad: 1, textos, nota };
      expect(await admin("correctTexto", { body })).toMatchObject({ ok: false, campos });
    }
    expect(await linesOf(buyer)).toEqual([[1, "Eva"]]);
  });

  test("without its campo by the widest one, and never after it was sent", async ({ shop }) => {
    const { id, buyer, admin, pedido, detalle } = await sellPlates(shop);
    const [, color] = plateCampos;
    await shop.database.db
      .updateTable("productos")
      .set({ personalizacion: JSON.stringify([color]), activo: 0 })
      .where("id", "=", id)
      .execute();
    const correct = (nombre: string) =>
      admin("correctTexto", {
        body: { detalle_id: detalle.id, cantidad: 1, textos: { nombre }, nota },
      });
    expect(await correct("Ana María González")).toMatchObject({ ok: true });
    await stepPedido(shop, pedido.id, "en_preparacion");
    expect(await correct("Ana M.")).toMatchObject({ ok: true });
    await stepPedido(shop, pedido.id, "enviado");
    expect(await correct("Eva")).toMatchObject({
      status: 409,
      error: "Los textos se corrigen en un pedido pagado que todavía no se envía.",
    });
    expect(await linesOf(buyer)).toEqual([[1, "Ana M."]]);
    expect(
      await admin("correctTexto", {
        body: { detalle_id: 999_999, cantidad: 1, textos: { nombre: "Eva" }, nota },
      }),
    ).toMatchObject({ status: 404 });
  });
});
