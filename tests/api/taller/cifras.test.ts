// @module-tag both-engines
import { expect } from "vitest";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { chileDate } from "#server/time/chile-time.ts";
import { days } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { buildRecetaShop } from "#tests/support/taller/receta-shop.ts";

const test = freshShopTest();

test("thirty days of the workshop are counted, and each print is a line of the CSV", async ({
  shop,
}) => {
  const { id, api, save } = await buildRecetaShop(shop);
  let admin = api;
  await save();
  const empty = await admin("getCifras");
  expect(empty.ok && empty.data.impresiones).toEqual({ buenas: 0, fallidas: 0, minutos: 0 });

  const personalizacion = { nombre: "Ana", color: "lapislazuli" };
  const buyer = await buildBuyer(shop, [{ producto_id: id, cantidad: 2, personalizacion }]);
  const { token } = await startPayment(buyer, { sin_retracto: [id] });
  const pedido = await pedidoAt(buyer, await finishPayment(shop, token, "aprobar"));
  const query = { pedido_id: String(pedido.id) };
  async function step(desde: TrabajoEstado, estado: TrabajoEstado): Promise<void> {
    const listed = await admin("listTrabajos", { query });
    const ids = listed.ok
      ? listed.data.trabajos.filter((it) => it.estado === desde).map((it) => it.id)
      : [];
    const chosen = estado === "fallido" ? ids.slice(0, 1) : ids;
    const motivo = estado === "fallido" ? { motivo: "se_despego" as const } : {};
    await admin("stepTrabajos", { body: { ids: chosen, desde, estado, ...motivo } });
  }
  await step("en_cola", "imprimiendo");
  await step("imprimiendo", "fallido");
  await step("imprimiendo", "impreso");
  await step("impreso", "revisado");
  // The one that is printed again waits: it has not come out.
  shop.clock.advance(days(2));
  admin = await adminApi(shop);
  const body = { estado: "enviado", transportista: "Starken", seguimiento: "ST-1" } as const;
  await admin("movePedido", { query: { id: pedido.id }, body: { estado: "en_preparacion" } });
  const sent = { ...body, sin_revisar: "Sale con una pieza" };
  await admin("movePedido", { query: { id: pedido.id }, body: sent });

  const found = await admin("getCifras");
  const hoy = chileDate(shop.clock.now());
  expect(found.ok && found.data).toMatchObject({
    hasta: hoy,
    impresiones: { buenas: 2, fallidas: 1, minutos: 240 },
    productos: [{ producto_id: id, nombre: "Placa con nombre", buenas: 2, fallidas: 1 }],
    colores: [
      { nombre: "Carbón", gramos: 60, buenas: 2, fallidas: 1 },
      { nombre: "Lapislázuli", gramos: 12, buenas: 2, fallidas: 1 },
    ],
    motivos: [{ motivo: "se_despego", fallidas: 1 }],
    dias_de_envio: [{ dias: 2, pedidos: 1 }],
  });
  expect(found.ok && found.data.por_dia).toHaveLength(30);

  const { token: bearer } = await buildAdmin(shop);
  const response = await fetch(`${shop.url}/api/endpoints/impresiones_csv.php`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"${pedido.numero}";"Placa con nombre"`);
  expect(lines[1]).toContain('"Carbón, Lapislázuli";24;80;"fallida";"Se despegó de la cama"');
  expect(lines[2]).toContain('24;80;"buena";""');

  const event = await shop.database.db
    .selectFrom("eventos_seguridad")
    .select("datos")
    .where("tipo", "=", "exportacion")
    .executeTakeFirst();
  expect(JSON.parse(event?.datos ?? "{}")).toMatchObject({
    ...{ operacion: "exportImpresiones", filas: 3 },
  });

  shop.clock.advance(days(40));
  const later = await (await adminApi(shop))("getCifras");
  expect(later.ok && [later.data.impresiones.buenas, later.data.productos]).toEqual([0, []]);
});
