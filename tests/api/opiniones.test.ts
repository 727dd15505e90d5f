import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import type { PedidoEstado } from "#contract/pedidos.ts";
import { pedidoTransitions } from "#server/modules/pedidos/pedido-transitions.ts";
import { buildAdmin } from "../support/admin.ts";
import { buildCliente, buildProducto } from "../support/builders.ts";
import { type Buyer, buildBuyer, startPayment } from "../support/buyer.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";
import { finishPayment } from "../support/webpay.ts";

const evil = `"><script>alert('x')</script>`;

let app: TestApp;
let admin: ReturnType<TestApp["client"]>;
beforeAll(async () => {
  app = await createTestApp();
  admin = app.client((await buildAdmin(app)).token);
});
afterAll(() => app.close());

/** Somebody who bought one unit of it and paid. */
async function buildOwner(producto_id: number): Promise<Buyer> {
  const buyer = await buildBuyer(app, [{ producto_id, cantidad: 1 }]);
  await finishPayment(app, (await startPayment(buyer)).token, "aprobar");
  return buyer;
}

const opine = (buyer: Buyer, producto_id: number, calificacion = 5, comentario = "Muy lindo.") =>
  buyer.api("saveOpinion", { body: { producto_id, calificacion, comentario } });

async function writeOpinion(producto_id: number, calificacion = 5): Promise<number> {
  const result = await opine(await buildOwner(producto_id), producto_id, calificacion);
  if (!result.ok) throw new Error(`no opinion: ${result.status} ${result.error}`);
  return result.data.opinion.id;
}

/** The producto as everybody sees it, through the kept answers. */
async function readProducto(id: number) {
  const result = await app.client()("getProducto", { query: { id } });
  if (!result.ok) throw new Error(`no producto: ${result.status}`);
  return result.data;
}

const change = (id: number, body: { oculta?: boolean; respuesta?: string }) =>
  admin("changeOpinion", { query: { id }, body });

async function actsOf(id: number) {
  return app.database.db
    .selectFrom("auditoria")
    .select(["autor", "accion", "antes", "despues"])
    .where("entidad", "=", "opinion")
    .where("entidad_id", "=", id)
    .orderBy("id")
    .execute();
}

describe("whoever bought a producto", () => {
  test("gives an opinion that everybody reads at once, signed with name and initial", async () => {
    const id = await buildProducto(app);
    const buyer = await buildOwner(id);
    expect(await readProducto(id)).toMatchObject({ opiniones: [], calificacion_promedio: null });

    expect(await opine(buyer, id, 4, " Llegó perfecto.\n¡Gracias! ")).toMatchObject({
      status: 200,
      data: {
        mensaje: "¡Gracias! Tu opinión quedó guardada.",
        opinion: {
          producto_id: id,
          calificacion: 4,
          comentario: "Llegó perfecto.\n¡Gracias!",
          oculta: false,
          respuesta: null,
          actualizado_en: null,
        },
      },
    });
    expect(await readProducto(id)).toMatchObject({
      calificacion_promedio: 4,
      opiniones_total: 1,
      opiniones: [{ nombre_usuario: "Camila S.", calificacion: 4, respuesta: null }],
    });
  });

  test("changes the opinion they gave: one stands, also when ten arrive at once", async () => {
    const id = await buildProducto(app);
    const buyer = await buildOwner(id);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, place) => opine(buyer, id, (place % 5) + 1, `n.º ${place}`)),
    );
    expect(results.map(({ status }) => status)).toEqual(Array(10).fill(200));

    await opine(buyer, id, 2, "Se quebró.");
    expect(await readProducto(id)).toMatchObject({
      opiniones_total: 1,
      calificacion_promedio: 2,
      opiniones: [{ calificacion: 2, comentario: "Se quebró." }],
    });
    expect(await buyer.api("listOpiniones")).toMatchObject({
      data: [{ producto_id: id, comentario: "Se quebró.", actualizado_en: app.clock.now() }],
    });
  });

  test("may say it with stars alone, and words are kept as text", async () => {
    const id = await buildProducto(app);
    const [silent, loud] = [await buildOwner(id), await buildOwner(id)];
    await silent.api("saveOpinion", { body: { producto_id: id, calificacion: 3 } });
    await opine(loud, id, 5, evil);

    expect((await readProducto(id)).opiniones.map(({ comentario }) => comentario)).toEqual([
      evil,
      "",
    ]);
  });

  test("keeps the shop's answer below changed words, and stays hidden when hidden", async () => {
    const id = await buildProducto(app);
    const buyer = await buildOwner(id);
    const saved = await opine(buyer, id);
    const opinionId = saved.ok ? saved.data.opinion.id : 0;
    await change(opinionId, { oculta: true, respuesta: "Gracias por contarnos." });

    expect(await opine(buyer, id, 1, "Otra cosa")).toMatchObject({
      data: { opinion: { oculta: true, respuesta: "Gracias por contarnos." } },
    });
    expect((await readProducto(id)).opiniones).toEqual([]);
  });
});

describe("an opinion is refused", () => {
  test("to whoever did not buy that producto", async () => {
    const [bought, other] = [await buildProducto(app), await buildProducto(app)];
    const buyer = await buildOwner(bought);

    expect(await opine(buyer, other)).toMatchObject({
      status: 403,
      error: errorMessages.opinionNotBought,
    });
    const stranger = await buildCliente(app);
    expect(
      await app.client(stranger.token)("saveOpinion", {
        body: { producto_id: bought, calificacion: 5 },
      }),
    ).toMatchObject({ status: 403 });
    expect((await readProducto(bought)).opiniones).toEqual([]);
  });

  test("while the pedido is not paid or its money was given back, and in no other estado", async () => {
    const id = await buildProducto(app);
    const buyer = await buildOwner(id);
    const allowed: PedidoEstado[] = [];
    for (const estado of Object.keys(pedidoTransitions) as PedidoEstado[]) {
      await app.database.db
        .updateTable("pedidos")
        .set({ estado })
        .where("usuario_id", "=", buyer.id)
        .execute();
      if ((await opine(buyer, id)).ok) allowed.push(estado);
    }

    expect(allowed.toSorted()).toEqual(["en_preparacion", "entregado", "enviado", "pagado"]);
  });

  test("for a producto that never was", async () => {
    const buyer = await buildOwner(await buildProducto(app));

    expect(await opine(buyer, 999_999)).toMatchObject({
      status: 404,
      error: errorMessages.productoNotFound,
    });
  });

  test.each([0, 6, 2.5])("with %j stars", async (calificacion) => {
    const id = await buildProducto(app);

    expect(await opine(await buildOwner(id), id, calificacion)).toMatchObject({
      status: 422,
      error: "La calificación debe estar entre 1 y 5 estrellas.",
    });
  });
});

describe("the owner", () => {
  test("hides an opinion everywhere, averages included, and shows it again", async () => {
    const producto_id = await buildProducto(app, { nombre: "Escondido" });
    const bad = await writeOpinion(producto_id, 1);
    await writeOpinion(producto_id, 5);
    expect(await readProducto(producto_id)).toMatchObject({ calificacion_promedio: 3 });

    expect(await change(bad, { oculta: true })).toMatchObject({
      data: { mensaje: "Opinión oculta.", opinion: { id: bad, oculta: true } },
    });
    const hidden = { calificacion_promedio: 5, opiniones_total: 1 };
    expect(await readProducto(producto_id)).toMatchObject({
      ...hidden,
      opiniones: [{ calificacion: 5 }],
    });
    expect(await app.client()("listProductos", { query: { q: "escondido" } })).toMatchObject({
      data: [hidden],
    });
    expect(await change(bad, { oculta: false })).toMatchObject({
      data: { mensaje: "Opinión visible." },
    });
    expect(await readProducto(producto_id)).toMatchObject({ opiniones_total: 2 });
  });

  test("answers below an opinion, changes the answer and takes it away", async () => {
    const producto_id = await buildProducto(app);
    const id = await writeOpinion(producto_id);
    const respuestaOf = async () => (await readProducto(producto_id)).opiniones[0]?.respuesta;

    expect(await change(id, { respuesta: evil })).toMatchObject({
      data: { mensaje: "Respuesta publicada.", opinion: { respuesta: evil } },
    });
    expect(await respuestaOf()).toBe(evil);
    await change(id, { respuesta: "¡Gracias!" });
    expect(await respuestaOf()).toBe("¡Gracias!");
    expect(await change(id, { respuesta: "" })).toMatchObject({
      data: { mensaje: "Respuesta quitada.", opinion: { respuesta: null } },
    });
    expect(await respuestaOf()).toBeNull();
  });

  test("leaves a trail of each change, none of what stood so already", async () => {
    const id = await writeOpinion(await buildProducto(app));
    await change(id, { respuesta: "Gracias" });
    await change(id, { respuesta: "Gracias" });
    await change(id, { respuesta: "Muchas gracias" });
    await change(id, { oculta: true });
    await change(id, { oculta: true });
    await change(id, { oculta: false, respuesta: "" });
    const acts = await actsOf(id);

    expect(acts.map(({ accion }) => accion)).toEqual([
      "Respondió la opinión",
      "Cambió la respuesta de la opinión",
      "Ocultó la opinión",
      "Mostró la opinión",
      "Quitó la respuesta de la opinión",
    ]);
    expect(acts[2]).toMatchObject({
      autor: "Rosa Fuentes",
      antes: '{"oculta":false}',
      despues: '{"oculta":true}',
    });
    expect(JSON.stringify(acts)).not.toContain("racias");
  });

  test("filters what is visible, hidden or unanswered, by producto and by pages", async () => {
    const producto_id = await buildProducto(app, { nombre: "Filtrado" });
    const plain = await writeOpinion(producto_id);
    const hidden = await writeOpinion(producto_id);
    const answered = await writeOpinion(producto_id);
    await change(hidden, { oculta: true });
    await change(answered, { respuesta: "Gracias" });
    const list = async (query: Record<string, string>) => {
      const result = await admin("listTodasOpiniones", {
        query: { todas: "true", producto_id, ...query },
      });
      if (!result.ok) throw new Error(`no list: ${result.status}`);
      return { ids: result.data.map(({ id }) => id), total: result.headers["x-total-count"] };
    };

    expect(await list({})).toEqual({ ids: [answered, hidden, plain], total: "3" });
    expect(await list({ mostrar: "visibles" })).toEqual({ ids: [answered, plain], total: "2" });
    expect(await list({ mostrar: "ocultas" })).toEqual({ ids: [hidden], total: "1" });
    expect(await list({ mostrar: "sin_respuesta" })).toEqual({ ids: [plain], total: "1" });
    expect(await list({ pagina: "2", por_pagina: "2" })).toEqual({ ids: [plain], total: "3" });
    const first = await admin("listTodasOpiniones", { query: { todas: "true", producto_id } });
    expect(first).toMatchObject({
      data: [{ nombre_producto: "Filtrado", nombre_usuario: "Camila S." }, {}, {}],
    });
  });

  test("finds nothing under a number that never was", async () => {
    expect(await change(999_999, { oculta: true })).toMatchObject({
      status: 404,
      error: errorMessages.opinionNotFound,
    });
  });
});
