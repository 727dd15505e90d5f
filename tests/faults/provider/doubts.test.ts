import { expect } from "vitest";
import { injectFault } from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { buildDoubt, stopAsking } from "#tests/support/buying/doubts.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { casesOfEngine } from "#tests/support/faults/each-kind.ts";

const test = shopTest();
// Otherwise three lost answers in a row stop new payments.
test.afterEach(({ shop }) => shop.app.ctx.payment.isBack());

/** A charge that the person has not seen in the portal, by what Webpay answers to the last question. */
const cells = [
  { falla: "sin_respuesta", estado: "expirado" },
  { falla: "json_malo", estado: "expirado" },
  { falla: "vacia", estado: "expirado" },
  { falla: "html", estado: "expirado" },
  { falla: "error500", estado: "expirado" },
  { falla: "error503", estado: "expirado" },
  { falla: "no_autorizado", estado: "expirado" },
  { falla: "prohibido", estado: "expirado" },
  { falla: "bloqueada", estado: "expirado" },
  { falla: "abortada", estado: "expirado" },
  { falla: "estado_vacio", estado: "expirado" },
  { falla: "estado_contradictorio", estado: "expirado" },
  { falla: "otro_monto", estado: "por_reembolsar" },
  { falla: "otra_orden", estado: "por_reembolsar" },
  { falla: "otra_sesion", estado: "por_reembolsar" },
  { falla: "sin_opcionales", estado: "autorizado" },
  { falla: "opcionales_nulos", estado: "autorizado" },
  { falla: "campos_de_mas", estado: "autorizado" },
  { falla: "monto_decimal", estado: "autorizado" },
];

test.for(casesOfEngine(cells, (cell) => cell.estado))(
  "a doubt that a person calls unpaid, while Webpay answers $falla, ends $estado",
  async ({ falla, estado }, { shop }) => {
    const doubt = await buildDoubt(shop);
    await stopAsking(shop, doubt);
    const { token, pedido_id, intento_id } = doubt;
    await injectFault(shop, { falla, operacion: "status", token });
    const body = { pedido_id, intento_id, como: "no_cobrado", nota: "No está" } as const;
    expect(await (await adminApi(shop))("resolvePago", { body })).toMatchObject({ ok: true });
    expect((await readIntento(shop, token)).estado).toBe(estado);
    const { database, config, clock } = shop;
    expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
  },
);
