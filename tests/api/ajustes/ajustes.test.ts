import { describe, expect } from "vitest";
import type { Ajustes } from "#contract/schemas/ajustes.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { freshShopTest } from "#rig/test.ts";
import { ajustesBody } from "#tests/support/ajustes.ts";

const test = freshShopTest();

async function asAdmin(shop: TestShop) {
  return shop.client((await buildAdmin(shop)).token);
}

async function save(shop: TestShop, changes: Partial<Ajustes>) {
  const body = await ajustesBody(shop, changes);
  return (await asAdmin(shop))("saveAjustes", { body });
}

async function tienda(shop: TestShop) {
  const result = await shop.client()("getTienda", {});
  if (!result.ok) throw new Error(`no tienda: ${result.status}`);
  return result.data;
}

describe("the owner's ajustes", () => {
  test("begin as the environment says", async ({ shop }) => {
    const result = await (await asAdmin(shop))("getAjustes", {});
    const { nombre, identidad } = shop.config.tienda();
    expect(result).toMatchObject({
      ok: true,
      data: { version: 0, actualizado_en: null, ajustes: { nombre, rut: identidad.rut ?? "" } },
    });
  });

  test("by which money or letters would go elsewhere are told to each administrator", async ({
    shop,
  }) => {
    const [ana, beto] = [await buildAdmin(shop), await buildAdmin(shop)];
    const api = shop.client(beto.token);
    const changed = { transferencia: "Banco Sur, cuenta 12", email: "hola@otra.cl", lema: "Capas" };
    await api("saveAjustes", { body: await ajustesBody(shop, changed) });
    const mail = await waitForCorreo(shop, ana.email, "Cambiaron los datos de Estrato");
    expect(mail.texto).toContain("los datos para transferir y el correo de la tienda.");
    expect(mail.texto).toContain(`(${beto.email})`);
    await waitForCorreo(shop, beto.email, "Cambiaron los datos de Estrato");

    await api("saveAjustes", { body: await ajustesBody(shop, { ...changed, lema: "Más capas" }) });
    const { db } = shop.database;
    const told = db.selectFrom("correos").where("plantilla", "=", "ajustes_cambiados");
    expect(await told.where("para", "=", ana.email).select("id").execute()).toHaveLength(1);
  });

  test("are shown by the shop, its manifest and its mails once they are saved", async ({
    shop,
  }) => {
    const despacho = "Despacho a todo Chile, entre 2 y 4 días hábiles.";
    const saved = await save(shop, { nombre: "Capa Fina", rut: "12345678-5", despacho });
    expect(saved).toMatchObject({
      ok: true,
      data: { version: 1, ajustes: { nombre: "Capa Fina", rut: "12.345.678-5" } },
    });
    await expect
      .poll(() => tienda(shop))
      .toMatchObject({
        nombre: "Capa Fina",
        identidad: { rut: "12.345.678-5" },
        despacho,
      });
    const manifest = await fetch(`${shop.url}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ short_name: "Capa Fina" });
    expect(shop.app.ctx.config.tienda().nombre).toBe("Capa Fina");
    const ana = await buildAdmin(shop);
    await shop.client()("requestRecovery", { body: { email: ana.email } });
    await shop.app.outbox.runOnce();
    const sent = await fetch(`${shop.standinsUrl}/correo/mensajes.json?para=${ana.email}`);
    expect(JSON.stringify(await sent.json())).toContain("Capa Fina");
  });

  test("what is emptied is not said any more", async ({ shop }) => {
    await save(shop, { telefono: "", whatsapp: "", instagram: "", cuotas: null });
    await expect
      .poll(() => tienda(shop))
      .toMatchObject({
        identidad: { telefono: null },
        whatsapp: null,
        redes: [],
        cuotas: null,
      });
  });

  test("a stale edit is refused, and changes nothing", async ({ shop }) => {
    const stale = await ajustesBody(shop, { lema: "La mía" });
    expect(await save(shop, { lema: "La primera" })).toMatchObject({ ok: true });
    const result = await (await asAdmin(shop))("saveAjustes", { body: stale });
    const error = "Los ajustes cambiaron mientras los editabas.";
    expect(result).toMatchObject({ ok: false, status: 409, error });
    await expect.poll(() => tienda(shop)).toMatchObject({ lema: "La primera" });
  });

  test("of two who save at once one wins", { tags: ["both-engines"] }, async ({ shop }) => {
    const body = await ajustesBody(shop, {});
    const admin = await asAdmin(shop);
    const results = await Promise.all(
      ["uno", "dos", "tres"].map((lema) => admin("saveAjustes", { body: { ...body, lema } })),
    );
    expect(results.map((result) => (result.ok ? 200 : result.status)).sort()).toEqual([
      200, 409, 409,
    ]);
  });

  test("the trail has what changed, and nothing else", async ({ shop }) => {
    await save(shop, { horario: "Lunes a sábado de 9:00 a 14:00" });
    const { db } = shop.database;
    const acts = await db.selectFrom("auditoria").selectAll().execute();
    const act = acts.find(({ entidad }) => entidad === "ajustes");
    expect(JSON.parse(act?.despues ?? "null")).toEqual({
      horario: "Lunes a sábado de 9:00 a 14:00",
    });
    // Nothing changed, nothing is written.
    expect(await save(shop, {})).toMatchObject({ ok: true, data: { version: 1 } });
  });

  test.for([
    ["rut", "76.000.000-1", "El RUT no es válido: revisa sus números y su dígito verificador."],
    ["nombre", " ", 'El campo "nombre" es obligatorio.'],
    ["email", "hola", "Ingresa un correo electrónico válido."],
    ["telefono", "12", "Ingresa un teléfono con su código de país, como +56 9 8765 4321."],
    ["instagram", "javascript:alert(1)", "Ingresa una dirección que empiece con https://."],
    ["cuotas", 49, 'El campo "cuotas" debe ser un número entero entre 2 y 48.'],
    ["cuotas", "muchas", 'El campo "cuotas" debe ser un número entero entre 2 y 48.'],
    ["respuesta_horas", 0, 'El campo "respuesta horas" debe ser un número entero entre 1 y 720.'],
    ["despacho", "x".repeat(1001), 'El campo "despacho" admite hasta 1000 caracteres.'],
    ["mision", "", 'El campo "mision" es obligatorio.'],
    ["lema", "a\nb", 'El campo "lema" admite una sola línea.'],
  ] as const)("%s is refused at its field: %s", async ([name, value, error], { shop }) => {
    const body = { ...(await ajustesBody(shop, {})), [name]: value };
    const result = await (await asAdmin(shop))("saveAjustes", { body });
    expect(result).toMatchObject({ ok: false, status: 422, campos: { [name]: error } });
  });
});
