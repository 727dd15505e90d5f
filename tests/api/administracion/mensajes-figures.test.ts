import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { days, hours, minutes } from "#server/time/clock.ts";

const test = freshShopTest();

async function figures(shop: TestShop) {
  const call = shop.client((await buildAdmin(shop)).token);
  const result = await call("getMensajesResumen", { query: { resumen: "true" } });
  return result.ok ? result.data : null;
}

/** To 20:00 in Chile on a Friday of next June: on a weekend no time counts, and no change of the clock is near. */
function goToWeekend(shop: TestShop): void {
  const middle = new Date(Date.UTC(new Date(shop.clock.now()).getUTCFullYear() + 1, 5, 15));
  const weekend = middle.getTime() + days((12 - middle.getUTCDay()) % 7) + hours(24);
  shop.clock.advance(weekend - shop.clock.now());
}

/** Inserts a mensaje of this age; `answeredAfter` is null when it was never answered. */
async function keep(shop: TestShop, age: number, answeredAfter: number | null) {
  const creado_en = shop.clock.now() - age;
  await shop.database.db
    .insertInto("mensajes_contacto")
    .values({
      nombre: "Ana",
      email: "ana@ejemplo.cl",
      mensaje: "Hola",
      creado_en,
      estado: answeredAfter === null ? "nuevo" : "respondido",
      respondido_en: answeredAfter === null ? null : creado_en + answeredAfter,
    })
    .execute();
}

test("the figures count the unanswered, the age of the oldest, and the median time to the first answer in 90 days", async ({
  shop,
}) => {
  goToWeekend(shop);
  expect(await figures(shop)).toEqual({
    nuevos: 0,
    mas_antiguo_en: null,
    mediana_respuesta_ms: null,
    respuesta_horas: 24,
  });
  await keep(shop, days(200), hours(1));
  await keep(shop, days(3), hours(2));
  expect((await figures(shop))?.mediana_respuesta_ms).toBe(hours(2));
  await keep(shop, days(5), hours(30));
  await keep(shop, days(4), hours(5));
  expect((await figures(shop))?.mediana_respuesta_ms).toBe(hours(5));
  await keep(shop, days(9), hours(8));
  await keep(shop, days(2), null);
  await keep(shop, hours(1), null);

  expect(await figures(shop)).toEqual({
    nuevos: 2,
    mas_antiguo_en: shop.clock.now() - days(2),
    mediana_respuesta_ms: hours(6.5),
    respuesta_horas: 24,
  });
});

test("a promise of working days is compared with time without the weekend", async ({ shop }) => {
  goToWeekend(shop);
  // Friday 20:00 to Monday 10:00.
  await keep(shop, days(7), hours(62));
  expect((await figures(shop))?.mediana_respuesta_ms).toBe(hours(14));
});

test("the figures count only the first answer to a mensaje", async ({ shop }) => {
  goToWeekend(shop);
  const call = shop.client((await buildAdmin(shop)).token);
  await keep(shop, 0, null);
  shop.clock.advance(minutes(20));
  const listed = await call("listMensajes");
  const id = listed.ok ? (listed.data[0]?.id ?? 0) : 0;
  await call("answerMensaje", { query: { id }, body: { respuesta: "Uno" } });
  shop.clock.advance(minutes(20));
  await call("answerMensaje", { query: { id }, body: { respuesta: "Dos" } });

  expect((await figures(shop))?.mediana_respuesta_ms).toBe(minutes(20));
});
