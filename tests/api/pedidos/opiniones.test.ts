import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import { test } from "#rig/test.ts";
import { pedidoTransitions } from "#server/modules/pedidos/pedido-transitions.ts";
import { buildOwner, opine, readProducto } from "#tests/support/buying/opiniones.ts";

const evil = `"><script>alert('x')</script>`;

describe("the buyer of a producto", () => {
  test("gives an opinion that is public at once, signed with name and initial", async ({
    shop,
  }) => {
    const id = await buildProducto(shop);
    const buyer = await buildOwner(shop, id);
    expect(await readProducto(shop, id)).toMatchObject({
      opiniones: [],
      calificacion_promedio: null,
    });

    expect(
      await opine(buyer, id, { calificacion: 4, comentario: " Llegó perfecto.\n¡Gracias! " }),
    ).toMatchObject({
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
    expect(await readProducto(shop, id)).toMatchObject({
      calificacion_promedio: 4,
      opiniones_total: 1,
      opiniones: [{ nombre_usuario: "Camila S.", calificacion: 4, respuesta: null }],
    });
  });

  test.for(["Estrato Oficial", "Equipo E\u00adѕtrato"])(
    "is shown by a neutral name when theirs looks like the shop's: %j",
    async (nombre, { shop }) => {
      const id = await buildProducto(shop);
      expect((await opine(await buildOwner(shop, id, { nombre }), id)).status).toBe(200);
      expect(await readProducto(shop, id)).toMatchObject({
        opiniones: [{ nombre_usuario: "Cliente" }],
      });
    },
  );

  test("changes their opinion: one remains, also when ten arrive at once", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const id = await buildProducto(shop);
    const buyer = await buildOwner(shop, id);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        opine(buyer, id, { calificacion: (place % 5) + 1, comentario: `n.º ${place}` }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(Array(10).fill(200));

    await opine(buyer, id, { calificacion: 2, comentario: "Se quebró." });
    expect(await readProducto(shop, id)).toMatchObject({
      opiniones_total: 1,
      calificacion_promedio: 2,
      opiniones: [{ calificacion: 2, comentario: "Se quebró." }],
    });
    expect(await buyer.api("listOpiniones")).toMatchObject({
      data: [{ producto_id: id, comentario: "Se quebró.", actualizado_en: shop.clock.now() }],
    });
  });

  test("may give stars only, and words are stored as text", async ({ shop }) => {
    const id = await buildProducto(shop);
    const [silent, loud] = [await buildOwner(shop, id), await buildOwner(shop, id)];
    await silent.api("saveOpinion", { body: { producto_id: id, calificacion: 3 } });
    await opine(loud, id, { comentario: evil });

    expect((await readProducto(shop, id)).opiniones.map(({ comentario }) => comentario)).toEqual([
      evil,
      "",
    ]);
  });

  test("keeps the shop's answer after a change, and a hidden opinion stays hidden", async ({
    shop,
  }) => {
    const id = await buildProducto(shop);
    const buyer = await buildOwner(shop, id);
    const saved = await opine(buyer, id);
    const opinionId = saved.ok ? saved.data.opinion.id : 0;
    const admin = shop.client((await buildAdmin(shop)).token);
    await admin("patchOpinion", {
      query: { id: opinionId },
      body: { oculta: true, respuesta: "Gracias por contarnos." },
    });

    expect(await opine(buyer, id, { calificacion: 1, comentario: "Otra cosa" })).toMatchObject({
      data: { opinion: { oculta: true, respuesta: "Gracias por contarnos." } },
    });
    expect((await readProducto(shop, id)).opiniones).toEqual([]);
  });
});

describe("an opinion is refused", () => {
  test("of a customer who did not buy that producto", async ({ shop }) => {
    const [bought, other] = [await buildProducto(shop), await buildProducto(shop)];
    const buyer = await buildOwner(shop, bought);

    expect(await opine(buyer, other)).toMatchObject({
      status: 403,
      error: errorMessages.opinionNotBought,
    });
    const stranger = await buildCliente(shop);
    expect(
      await shop.client(stranger.token)("saveOpinion", {
        body: { producto_id: bought, calificacion: 5 },
      }),
    ).toMatchObject({ status: 403 });
    expect((await readProducto(shop, bought)).opiniones).toEqual([]);
  });

  test("until the pedido was sent, and after a refund", async ({ shop }) => {
    const id = await buildProducto(shop);
    const buyer = await buildOwner(shop, id);
    const allowed: PedidoEstado[] = [];
    for (const estado of Object.keys(pedidoTransitions) as PedidoEstado[]) {
      await shop.database.db
        .updateTable("pedidos")
        .set({ estado })
        .where("usuario_id", "=", buyer.id)
        .execute();
      if ((await opine(buyer, id)).ok) allowed.push(estado);
    }

    expect(allowed.toSorted()).toEqual(["entregado", "enviado"]);
  });

  test("for a producto that does not exist", async ({ shop }) => {
    const buyer = await buildOwner(shop, await buildProducto(shop));

    expect(await opine(buyer, 999_999)).toMatchObject({
      status: 404,
      error: errorMessages.productoNotFound,
    });
  });

  test.for([0, 6, 2.5])("with %j stars", async (calificacion, { shop }) => {
    const id = await buildProducto(shop);

    expect(await opine(await buildOwner(shop, id), id, { calificacion })).toMatchObject({
      status: 422,
      error: "La calificación debe estar entre 1 y 5 estrellas.",
    });
  });
});
