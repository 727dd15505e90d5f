import { expect } from "vitest";
import { readCorreos } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { hours } from "#server/time/clock.ts";
import { adminApi, buyPedido } from "#tests/support/buying/pedidos.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

test("a pedido tells the moment of each step, and its mails where the parcel is", async ({
  shop,
}) => {
  const { ana, id, numero } = await buyPedido(shop);
  const bought = await ana.api("getPedido", { query: { id } });
  expect(bought).toMatchObject({ data: { en_preparacion_en: null, entregado_en: null } });

  const moments: number[] = [];
  const envio = { transportista: "Starken", seguimiento: "77 88" };
  for (const change of [
    { estado: "en_preparacion" },
    { estado: "enviado", ...envio },
    { estado: "entregado" },
  ] as const) {
    shop.clock.advance(hours(1));
    moments.push(shop.clock.now());
    const moved = await (await adminApi(shop))("movePedido", { query: { id }, body: change });
    expect(moved).toMatchObject({ ok: true });
  }
  const { api } = await renewBuyer(shop, ana);
  const [preparedAt, sentAt, deliveredAt] = moments;
  const told = {
    en_preparacion_en: preparedAt,
    envio: { ...envio, enviado_en: sentAt },
    entregado_en: deliveredAt,
  };
  expect(await api("getPedido", { query: { id } })).toMatchObject({ data: told });
  expect(await api("listPedidos")).toMatchObject({ data: [told] });

  await shop.app.outbox.runOnce();
  const correos = await readCorreos(shop, ana.email);
  const sent = correos.find(({ asunto }) => asunto === `Tu pedido ${numero} va en camino`);
  const page = "https://www.starken.cl/seguimiento?codigo=7788";
  expect(sent?.enlaces).toContain(page);
  expect(sent?.texto).toContain(`Dónde va: ${page}`);
  expect(sent?.enlaces).toContain(`${shop.config.shopUrl}/cuenta/pedidos?pedido=${id}`);
});
