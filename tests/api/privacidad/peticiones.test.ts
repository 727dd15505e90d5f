import { describe, expect } from "vitest";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { freshShopTest as makeTest } from "#rig/test.ts";
import { forgetExpired } from "#server/app/retention.ts";
import { notePeticionesSent } from "#server/modules/privacidad/index.ts";
import { chileDate } from "#server/time/chile-time.ts";
import { days, minutes } from "#server/time/clock.ts";
import { isWorkingDay } from "#server/time/working-days.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { password } from "#tests/support/calls/auth-calls.ts";
import { limitedTest } from "#tests/support/calls/limited-calls.ts";
import { askPeticion, buildPeticion } from "#tests/support/calls/peticiones.ts";

const test = makeTest();
const email = "ana@ejemplo.cl";

type Api = Awaited<ReturnType<typeof adminApi>>;

async function openIds(api: Api): Promise<number[]> {
  const result = await api("listPeticiones");
  if (!result.ok) throw new Error(result.error ?? "no list");
  return result.data.map(({ id }) => id);
}

async function resumenOf(api: Api) {
  const result = await api("getResumen");
  if (!result.ok) throw new Error(result.error ?? "no summary");
  const { peticiones_abiertas, peticiones_por_vencer } = result.data;
  return [peticiones_abiertas, peticiones_por_vencer];
}

const answer = (api: Api, id: number, decision: "aceptada" | "rechazada", respuesta: string) =>
  api("answerPeticion", { query: { id: String(id) }, body: { decision, respuesta } });

const rows = ({ database: { db } }: TestShop) =>
  db.selectFrom("peticiones").selectAll().orderBy("id").execute();

/** To a day before two working days: on the eve of a holiday or a weekend a bloqueo has longer. */
function goBeforeWorkingDays({ clock }: TestShop): void {
  const isWorkingIn = (count: number) => isWorkingDay(chileDate(clock.now() + days(count)));
  while (!(isWorkingIn(1) && isWorkingIn(2))) clock.advance(days(1));
}

describe("a peticion", () => {
  test("counts from its confirmation, however often the link is pressed", async ({ shop }) => {
    const api = await adminApi(shop);
    const enlace = await askPeticion(shop, { email });
    expect(await openIds(api)).toEqual([]);
    const confirm = () => shop.client()("confirmPeticion", { body: { enlace } });
    const confirmed = await Promise.all([confirm(), confirm(), confirm()]);
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await confirm()).toMatchObject({ data: { tipo: "acceso" } });
    expect(await openIds(api)).toHaveLength(1);
    await shop.app.outbox.runOnce();
    const sent = await readCorreos(shop, email);
    expect(sent.filter(({ asunto }) => asunto.startsWith("Recibimos"))).toHaveLength(1);
  });

  test("is not confirmed by a forged link, nor by one of four days ago", async ({ shop }) => {
    const confirm = (enlace: string) => shop.client()("confirmPeticion", { body: { enlace } });
    expect(await confirm("x".repeat(43))).toMatchObject({ status: 404 });
    const enlace = await askPeticion(shop, { email });
    shop.clock.advance(days(terms.peticionUnconfirmed) + minutes(1));
    expect(await confirm(enlace)).toMatchObject({ status: 404 });
    await forgetExpired(shop.app.ctx);
    expect(await rows(shop)).toEqual([]);
  });

  test("is answered once, by a mail that is kept as proof with its moment", async ({ shop }) => {
    const api = await adminApi(shop);
    const id = await buildPeticion(shop, { email });
    expect(await answer(api, id, "aceptada", "")).toMatchObject({ status: 422 });
    const [one, two] = await Promise.all([
      answer(api, id, "aceptada", "Te enviamos el archivo."),
      answer(api, id, "aceptada", "Te enviamos el archivo."),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await answer(api, id, "rechazada", "No.")).toMatchObject({ status: 409 });
    const { texto } = await waitForCorreo(shop, email, "Respondimos tu solicitud de acceso");
    expect(texto).toContain("Te enviamos el archivo.");
    expect(texto).not.toContain("Agencia");
    await expect
      .poll(async () => {
        await notePeticionesSent(shop.app.ctx);
        return (await rows(shop))[0]?.enviada_en;
      })
      .toBe(shop.clock.now());
    expect(await openIds(api)).toEqual([]);
  });

  test("is refused with reasons and the way to the Agency", async ({ shop }) => {
    const api = await adminApi(shop);
    const id = await buildPeticion(shop, { email, tipo: "supresion" });
    await answer(api, id, "rechazada", "La ley nos pide guardar la venta.");
    const { texto } = await waitForCorreo(shop, email, "Respondimos tu solicitud de supresión");
    expect(texto).toContain("La ley nos pide guardar la venta.");
    expect(texto).toMatch(/Agencia de Protección de Datos Personales dentro de 30 días hábiles/);
  });

  test("warns from day 25, and is extended once by 30 days with a reason", async ({ shop }) => {
    const id = await buildPeticion(shop, { email });
    expect(await resumenOf(await adminApi(shop))).toEqual([1, 0]);
    shop.clock.advance(days(26));
    const api = await adminApi(shop);
    expect(await resumenOf(api)).toEqual([1, 1]);
    const extend = (motivo: string) =>
      api("extendPeticion", { query: { id: String(id) }, body: { motivo } });
    expect(await extend(" ")).toMatchObject({ status: 422 });
    expect(await extend("Son datos de varios años.")).toMatchObject({ status: 200 });
    expect(await extend("Otra vez.")).toMatchObject({ status: 409 });
    expect(await resumenOf(api)).toEqual([1, 0]);
    const { texto } = await waitForCorreo(shop, email, "Tu solicitud de acceso tomará más tiempo");
    expect(texto).toContain("Son datos de varios años.");
  });

  test("to block is due in two working days, without an extension", async ({ shop }) => {
    goBeforeWorkingDays(shop);
    const id = await buildPeticion(shop, { email, tipo: "bloqueo" });
    const api = await adminApi(shop);
    expect(await resumenOf(api)).toEqual([1, 1]);
    const body = { motivo: "Más tiempo" };
    expect(await api("extendPeticion", { query: { id: String(id) }, body })).toMatchObject({
      status: 409,
    });
  });
});

describe("of an erased person", () => {
  test("the proof stays without name and words, and goes after its term", async ({ shop }) => {
    const password_hash = await shop.app.ctx.passwords.hash(password);
    const person = await buildCliente(shop, { email, password_hash });
    await askPeticion(shop, { email });
    const id = await buildPeticion(shop, { email, detalle: "Soy Ana, de Ancud" });
    const api = await adminApi(shop);
    await answer(api, id, "aceptada", "Listo.");
    const own = shop.client(person.token);
    expect(await own("getCuenta")).toMatchObject({
      data: { peticiones: [{ detalle: "Soy Ana, de Ancud", respuesta: "Listo." }, {}] },
    });
    await own("deleteCuenta", { body: { password } });
    expect(await rows(shop)).toMatchObject([
      { id, email, nombre: "", detalle: "", respuesta: "Listo.", estado: "aceptada" },
    ]);
    shop.clock.advance(days(terms.peticion) - minutes(5));
    await forgetExpired(shop.app.ctx);
    expect(await rows(shop)).toHaveLength(1);
    shop.clock.advance(days(1));
    await forgetExpired(shop.app.ctx);
    expect(await rows(shop)).toEqual([]);
  });

  test("an answer that waited to leave still does, once", async ({ shop }) => {
    const password_hash = await shop.app.ctx.passwords.hash(password);
    const person = await buildCliente(shop, { email, password_hash });
    const id = await buildPeticion(shop, { email });
    const { db } = shop.database;
    await answer(await adminApi(shop), id, "aceptada", "Va el archivo.");
    await waitForCorreo(shop, email, "Respondimos tu solicitud de acceso");
    // Its worker died before it recorded that.
    await db
      .updateTable("correos")
      .set({ estado: "pendiente", enviado_en: null, proximo_en: shop.clock.now() + 1 })
      .where("clave", "=", `peticion_respondida:${id}`)
      .execute();
    await shop.client(person.token)("deleteCuenta", { body: { password } });
    shop.clock.advance(minutes(1));
    await shop.app.outbox.runOnce();
    await shop.app.outbox.runOnce();
    const sent = await readCorreos(shop, email);
    expect(sent.filter(({ asunto }) => asunto.startsWith("Respondimos"))).toHaveLength(2);
  });

  test("an open one is still answered", async ({ shop }) => {
    const password_hash = await shop.app.ctx.passwords.hash(password);
    const person = await buildCliente(shop, { email, password_hash });
    const id = await buildPeticion(shop, { email, detalle: "Borren todo" });
    await shop.client(person.token)("deleteCuenta", { body: { password } });
    await answer(await adminApi(shop), id, "aceptada", "Tu cuenta ya no existe.");
    const { texto } = await waitForCorreo(shop, email, "Respondimos tu solicitud de acceso");
    expect(texto).toContain("Tu cuenta ya no existe.");
  });
});

limitedTest(
  "a request has the same answer for any address, also past the limit of mails",
  async ({ shop }) => {
    await buildCliente(shop, { email });
    const ask = (to: string) =>
      shop.client()("createPeticion", { body: { tipo: "supresion", nombre: "Ana", email: to } });
    const answers = [];
    for (const to of [email, email, email, email, "nadie@ejemplo.cl"]) answers.push(await ask(to));
    expect(new Set(answers.map((given) => JSON.stringify(given.ok && given.data))).size).toBe(1);
    expect(await rows(shop)).toHaveLength(4);
  },
);

test("past its term name and words of an answered peticion go first", async ({ shop }) => {
  const id = await buildPeticion(shop, { email, detalle: "Soy Ana" });
  await answer(await adminApi(shop), id, "aceptada", "Listo.");
  shop.clock.advance(days(terms.peticionWords) + minutes(1));
  await forgetExpired(shop.app.ctx);
  expect(await rows(shop)).toMatchObject([{ nombre: "", detalle: "", respuesta: "Listo." }]);
});
