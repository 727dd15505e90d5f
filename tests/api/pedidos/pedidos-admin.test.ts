import { describe, expect } from "vitest";
import { buildPedido } from "#rig/builders/pedido.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { adminApi, buyPedido } from "#tests/support/buying/pedidos.ts";

let admin: Awaited<ReturnType<typeof adminApi>>;
test.beforeAll(async ({ shop }) => {
  admin = await adminApi(shop, "Rosa Fuentes");
});

type Change = { estado: "en_preparacion" | "enviado" | "entregado" } & Record<string, string>;
const preparing: Change = { estado: "en_preparacion" };
const sent: Change = { estado: "enviado", transportista: "Chilexpress", seguimiento: "CX-001" };
const delivered: Change = { estado: "entregado" };

const move = (id: number, body: Change) => admin("movePedido", { query: { id }, body });

async function detalleOf(id: number) {
  const result = await admin("getPedidoDetalle", { query: { id } });
  if (!result.ok) throw new Error(`no detalle: ${result.status}`);
  return result.data;
}

async function subjectsTo(shop: TestShop, email: string): Promise<string[]> {
  await shop.app.outbox.runOnce();
  return (await readCorreos(shop, email)).map(({ asunto }) => asunto).toReversed();
}

describe("a paid pedido", () => {
  test("goes from preparation to delivery, with a mail to the buyer for each step", async ({
    shop,
  }) => {
    const { ana, id, numero } = await buyPedido(shop);

    expect(await move(id, preparing)).toMatchObject({
      ok: true,
      data: { pedido: { estado: "en_preparacion" }, mensaje: expect.any(String) },
    });
    const first = await waitForCorreo(shop, ana.email, `Tu pedido ${numero} está en preparación`);
    expect(first.texto).toContain("Hola, Camila:");

    expect(await move(id, sent)).toMatchObject({
      data: {
        pedido: {
          estado: "enviado",
          envio: { transportista: "Chilexpress", seguimiento: "CX-001" },
        },
      },
    });
    const second = await waitForCorreo(shop, ana.email, `Tu pedido ${numero} va en camino`);
    for (const part of [second.texto, second.html]) {
      expect(part).toContain("Chilexpress");
      expect(part).toContain("CX-001");
    }

    expect(await move(id, delivered)).toMatchObject({ data: { pedido: { estado: "entregado" } } });
    const subject = `Tu pedido ${numero} fue entregado: ¿qué te pareció?`;
    const third = await waitForCorreo(shop, ana.email, subject);
    expect(third.enlaces).toContain(`${shop.config.shopUrl}/cuenta/pedidos`);
    expect(third.texto).toContain("Dejar mi opinión");

    const own = await ana.api("getPedido", { query: { id } });
    expect(own).toMatchObject({ data: { estado: "entregado", envio: { seguimiento: "CX-001" } } });
  });

  test("keeps the first number when two admins send it at once", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { ana, id, numero } = await buyPedido(shop);
    await move(id, preparing);
    const seen = { desde: "en_preparacion" };
    const other = { ...sent, seguimiento: "CX-002" };
    const answers = await Promise.all([
      move(id, { ...sent, ...seen }),
      move(id, { ...other, ...seen }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers[0]?.ok ? "CX-001" : "CX-002";
    expect((await detalleOf(id)).envio?.seguimiento).toBe(kept);
    const subjects = await subjectsTo(shop, ana.email);
    expect(subjects.filter((it) => it.includes(`${numero} va en camino`))).toHaveLength(1);
  });

  test("shows its history with who did what, and the trail keeps each act", async ({ shop }) => {
    const { ana, id } = await buyPedido(shop);
    await move(id, preparing);
    await move(id, sent);

    const { eventos, intentos, skus, usuario_id, detalles } = await detalleOf(id);
    expect(eventos.map(({ estado, autor }) => [estado, autor])).toEqual([
      ["pendiente_pago", null],
      ["pagado", null],
      ["en_preparacion", "Rosa Fuentes"],
      ["enviado", "Rosa Fuentes"],
    ]);
    expect(intentos).toMatchObject([{ estado: "autorizado", codigo_autorizacion: "1213" }]);
    expect(skus[String(detalles[0]?.id)]).toMatch(/^SKU-/);
    expect(usuario_id).toBe(ana.id);
    const trail = await admin("listAuditoria", { query: { entidad: "pedido", entidad_id: id } });
    expect(trail).toMatchObject({
      data: [
        {
          autor: "Rosa Fuentes",
          antes: { estado: "en_preparacion" },
          despues: { estado: "enviado", transportista: "Chilexpress", seguimiento: "guardado" },
        },
        { antes: { estado: "pagado" }, despues: { estado: "en_preparacion" } },
      ],
    });
  });

  test("is moved once by ten clicks at once: one mail, one evento, ten equal answers", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { ana, id, numero } = await buyPedido(shop);
    await move(id, preparing);
    const results = await Promise.all(Array.from({ length: 10 }, () => move(id, sent)));

    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { eventos } = await detalleOf(id);
    expect(eventos.filter(({ estado }) => estado === "enviado")).toHaveLength(1);
    const subjects = await subjectsTo(shop, ana.email);
    expect(subjects.filter((it) => it === `Tu pedido ${numero} va en camino`)).toHaveLength(1);
  });

  test("needs transportista and seguimiento to be sent, and says which is missing", async ({
    shop,
  }) => {
    const { id } = await buyPedido(shop);
    await move(id, preparing);

    expect(await move(id, { estado: "enviado", transportista: "  " })).toMatchObject({
      status: 422,
      campos: {
        transportista: "Elige o escribe el transportista.",
        seguimiento: "Escribe el número de seguimiento.",
      },
    });
    expect(await move(id, { ...sent, seguimiento: "" })).toMatchObject({
      status: 422,
      error: "Escribe el número de seguimiento.",
    });
    expect((await detalleOf(id)).estado).toBe("en_preparacion");
  });

  test("can have its seguimiento corrected, and the right one is mailed", async ({ shop }) => {
    const { ana, id, numero } = await buyPedido(shop);
    await move(id, preparing);
    await move(id, sent);
    const corrected = await move(id, { ...sent, seguimiento: "CX-002" });

    expect(corrected).toMatchObject({ data: { pedido: { envio: { seguimiento: "CX-002" } } } });
    const subject = `Corregimos el seguimiento de tu pedido ${numero}`;
    expect((await waitForCorreo(shop, ana.email, subject)).texto).toContain("CX-002");
    await move(id, { ...sent, seguimiento: "CX-002" });
    const { eventos } = await detalleOf(id);
    const last = { estado: "enviado", motivo: "seguimiento corregido", autor: "Rosa Fuentes" };
    expect(eventos.at(-1)).toMatchObject(last);
    expect(eventos.filter(({ estado }) => estado === "enviado")).toHaveLength(2);
    expect((await subjectsTo(shop, ana.email)).filter((it) => it === subject)).toHaveLength(1);
  });
});

describe("a move in the wrong order", () => {
  test.for([
    ["sent before it is prepared", [], sent, "Ahora está pagado y espera su preparación."],
    ["delivered before it is sent", [preparing], delivered, "Ahora está en preparación."],
    [
      "prepared again after it was sent",
      [preparing, sent],
      preparing,
      "Ahora ya está enviado por Chilexpress, seguimiento CX-001.",
    ],
    [
      "sent again after it was delivered",
      [preparing, sent, delivered],
      sent,
      "Ahora ya está entregado.",
    ],
  ] as const)(
    "is refused with the current estado: %s",
    async ([_name, before, wrong, sentence], { shop }) => {
      const { ana, id } = await buyPedido(shop);
      for (const step of before) await move(id, step);
      const subjects = await subjectsTo(shop, ana.email);

      expect(await move(id, wrong)).toMatchObject({
        status: 409,
        error: `El pedido cambió mientras lo mirabas. ${sentence}`,
      });
      expect(await subjectsTo(shop, ana.email)).toEqual(subjects);
    },
  );

  test("is refused for an unpaid pedido, and for a missing one", async ({ shop }) => {
    const id = await buildPedido(shop);
    expect(await move(id, preparing)).toMatchObject({ status: 409 });
    expect(await move(999_999, preparing)).toMatchObject({
      status: 404,
      error: "Pedido no encontrado.",
    });
  });
});

describe("the owner's side of a pedido", () => {
  test("is closed to guests and customers", async ({ shop }) => {
    const { token } = await buildCliente(shop);
    for (const [api, status] of [
      [shop.client(), 401],
      [shop.client(token), 403],
    ] as const) {
      expect(await api("listAllPedidos", { query: { todos: "true" } })).toMatchObject({ status });
      expect(await api("getPedidoDetalle", { query: { id: 1 } })).toMatchObject({ status });
      expect(await api("listDoubtfulPagos")).toMatchObject({ status });
    }
  });

  test("keeps notas that no customer sees", async ({ shop }) => {
    const { ana, id } = await buyPedido(shop);
    const texto = "Llamar antes <b>de</b> enviar";
    const added = await admin("addPedidoNota", { body: { pedido_id: id, texto } });
    await admin("addPedidoNota", { body: { pedido_id: id, texto: "Segunda" } });

    expect(added).toMatchObject({ status: 201, data: { pedido: { notas: [{ texto }] } } });
    const { notas } = await detalleOf(id);
    expect(notas.map((nota) => nota.texto)).toEqual(["Segunda", texto]);
    expect(notas[0]?.autor).toBe("Rosa Fuentes");
    expect(JSON.stringify(await ana.api("getPedido", { query: { id } }))).not.toContain("Llamar");
    const missing = await admin("addPedidoNota", { body: { pedido_id: 999_999, texto } });
    expect(missing).toMatchObject({ status: 404 });
  });

  test("answers every administrator alike", async ({ shop }) => {
    const { id } = await buyPedido(shop);
    const other = shop.client((await buildAdmin(shop, { nombre: "Luis Díaz" })).token);
    await move(id, preparing);
    expect(await other("movePedido", { query: { id }, body: sent })).toMatchObject({ ok: true });
    const { eventos } = await detalleOf(id);
    expect(eventos.slice(-2).map(({ autor }) => autor)).toEqual(["Rosa Fuentes", "Luis Díaz"]);
  });
});
