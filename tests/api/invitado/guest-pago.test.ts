import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import {
  enlaceOf,
  guestBody,
  newGuestEmail,
  startAsGuest,
  tryStartAsGuest,
} from "#tests/support/buying/guest.ts";

const test = freshShopTest({ env: { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" } });

describe("buying without an account", () => {
  test("pays, takes the stock and mails a receipt whose link opens that pedido", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { precio: 9_990, stock: 3 });
    const email = newGuestEmail();
    const { url, token } = await startAsGuest(shop, {
      email,
      lineas: [
        { producto_id, cantidad: 1 },
        { producto_id, cantidad: 1 },
      ],
    });
    expect(url).toContain("/webpayserver/initTransaction");
    expect(await stockOf(shop, producto_id)).toBe(1);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    const enlace = await enlaceOf(shop, email);
    const opened = await shop.client()("openPedidoEnlace", { body: { enlace } });
    const wanted = {
      estado: "pagado",
      total: 19_980,
      nombre: "Beto Rojas",
      email,
      detalles: [{ cantidad: 2, precio_unitario: 9_990 }],
      direccion: { comuna: "Valparaíso", telefono: "+56987654321" },
    };
    expect(opened).toMatchObject({ ok: true, data: wanted });
    const receipt = await shop.client()("openPedidoEnlace", { body: { pago: token } });
    expect(receipt).toMatchObject({ ok: true, data: wanted });
    expect(await stockOf(shop, producto_id)).toBe(1);
  });

  test("answers 401 to the call of an account, and 422 to what is missing", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 3 });
    const url = `${shop.url}/api/endpoints/iniciar_pago.php`;
    const send = (body: object, headers = {}) =>
      fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
    expect((await send({ direccion_id: 1 })).status).toBe(401);
    const body = guestBody({ lineas: [{ producto_id, cantidad: 1 }] });
    expect((await send(body, { authorization: "Bearer gone" })).status).toBe(401);
    expect((await send({ ...body, acepta_terminos: false })).status).toBe(422);
    const unnamed = await send({ ...body, invitado: { nombre: "", email: "x", telefono: "1" } });
    expect(unnamed.status).toBe(422);
    const { campos } = (await unnamed.json()) as { campos: Record<string, string> };
    expect(Object.keys(campos).sort()).toEqual([
      "invitado.email",
      "invitado.nombre",
      "invitado.telefono",
    ]);
    const region = await send({ ...body, direccion: { ...body.direccion, region: "" } });
    expect(await region.json()).toMatchObject({
      error: 'El campo "region" es obligatorio.',
      campos: { "direccion.region": 'El campo "region" es obligatorio.' },
    });
    const wanted = [{ producto_id: producto_id + 999, cantidad: 1 }];
    expect((await send({ ...body, lineas: wanted })).status).toBe(404);
    const tooMany = await send({ ...body, lineas: [{ producto_id, cantidad: 4 }] });
    expect(tooMany.status).toBe(409);
    expect(await tooMany.json()).toMatchObject({ disponible: 3 });
    expect(await stockOf(shop, producto_id)).toBe(3);
  });

  test("sends the same start twice to the same payment", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 3 });
    const wish = { email: newGuestEmail(), lineas: [{ producto_id, cantidad: 1 }] };
    const [first, second] = await Promise.all([startAsGuest(shop, wish), startAsGuest(shop, wish)]);
    expect(second.token).toBe(first.token);
    expect(await stockOf(shop, producto_id)).toBe(2);
  });
});

describe("limits of guests", () => {
  test("50 parallel starts of one unit sell one", { tags: ["both-engines"] }, async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const starts = await Promise.all(
      Array.from({ length: 50 }, () =>
        tryStartAsGuest(shop, { lineas: [{ producto_id, cantidad: 1 }] }),
      ),
    );
    expect(starts.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { status } of starts) expect([200, 409, 429, 503]).toContain(status);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("one address begins five payments in ten minutes, and one network holds what it may", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 400 });
    const email = newGuestEmail();
    const statuses: number[] = [];
    for (let cantidad = 1; cantidad <= 6; cantidad++) {
      const start = await tryStartAsGuest(shop, { email, lineas: [{ producto_id, cantidad }] });
      statuses.push(start.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const lineas = [{ producto_id, cantidad: 24 }];
    for (let place = 0; place < 5; place++) await startAsGuest(shop, { lineas });
    expect(400 - (await stockOf(shop, producto_id))).toBeLessThanOrEqual(60);
  });
});

describe("a guest with a customer's address", () => {
  test("meets nothing of the customer, nor of a guest on another network", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 9 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const lineas = [{ producto_id, cantidad: 2 }];
    const guest = await startAsGuest(shop, { email: ana.email, lineas, from: "198.51.100.7" });
    const stranger = { email: ana.email, from: "203.0.113.9" };
    await startAsGuest(shop, { ...stranger, lineas: [{ producto_id, cantidad: 3 }] });
    for (const own of [token, guest.token]) {
      const page = await finishPayment(shop, own, "aprobar");
      expect(page.searchParams.get("status")).toBe("success");
    }
    expect(await shop.client()("openPedidoEnlace", { body: { pago: token } })).toMatchObject({
      status: 404,
    });
  });

  test("is no account: nobody signs in to it, recovers it or finds it", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 9 });
    const email = newGuestEmail();
    await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 1 }] });
    const login = { email, password: "una-clave-larga" };
    expect(await shop.client()("login", { body: login })).toMatchObject({ status: 401 });
    await shop.client()("requestRecovery", { body: { email } });
    await shop.app.outbox.runOnce();
    expect(await readCorreos(shop, email)).toEqual([]);
    const admin = shop.client((await buildAdmin(shop)).token);
    expect(await admin("findUsuario", { query: { email } })).toMatchObject({ status: 404 });
    const { db } = shop.database;
    const { usuario_id } = await db
      .selectFrom("invitados")
      .select("usuario_id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const enabling = { query: { id: usuario_id }, body: { activo: true } };
    expect(await admin("patchUsuario", enabling)).toMatchObject({ status: 404 });
  });
});

describe("the link of a mail", () => {
  test("is refused when it is forged, ended by its reader, ended by the owner, or old", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 9 });
    const open = async (enlace: string) =>
      (await shop.client()("openPedidoEnlace", { body: { enlace } })).status;
    expect(await open("f".repeat(43))).toBe(404);
    expect(await open("corto")).toBe(422);
    const email = newGuestEmail();
    const { token } = await startAsGuest(shop, { email, lineas: [{ producto_id, cantidad: 1 }] });
    const page = await finishPayment(shop, token, "aprobar");
    const id = page.searchParams.get("order_id") ?? "";
    const enlace = await enlaceOf(shop, email);
    expect(await open(enlace)).toBe(200);
    const ended = await shop.client()("endPedidoEnlace", { body: { enlace } });
    expect(ended).toMatchObject({ status: 200 });
    expect(await open(enlace)).toBe(404);

    const admin = shop.client((await buildAdmin(shop)).token);
    const prepared = { query: { id }, body: { estado: "en_preparacion" } as const };
    expect(await admin("movePedido", prepared)).toMatchObject({ ok: true });
    const next = await enlaceOf(shop, email, /está en preparación/);
    expect(await open(next)).toBe(200);
    const seen = async () => {
      const detalle = await admin("getPedidoDetalle", { query: { id } });
      return detalle.ok && detalle.data.enlaces;
    };
    expect(await seen()).toBe(1);
    expect(await admin("endPedidoEnlaces", { query: { pedido_id: id } })).toMatchObject({
      ok: true,
    });
    expect(await open(next)).toBe(404);
    expect(await seen()).toBe(0);
  });
});
