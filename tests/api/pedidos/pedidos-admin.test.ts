import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAdmin } from "#rig/builders/admin.ts";
import { buildCliente } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { adminApi, buildPedido, buyPedido } from "#tests/support/buying/pedidos.ts";

let shop: TestShop;
let admin: Awaited<ReturnType<typeof adminApi>>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminApi(shop, "Rosa Fuentes");
});
afterAll(() => shop.close());

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

/** Subjects of everything that was mailed to an address, oldest first. */
async function subjectsTo(email: string): Promise<string[]> {
  await shop.app.outbox.runOnce();
  return (await readCorreos(shop, email)).map(({ asunto }) => asunto).toReversed();
}

describe("a paid pedido", () => {
  it("goes from preparation to delivery, and whoever bought it reads of each step", async () => {
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

  it("keeps the number of whoever was first when two admins send it at once", async () => {
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
    const subjects = await subjectsTo(ana.email);
    expect(subjects.filter((it) => it.includes(`${numero} va en camino`))).toHaveLength(1);
  });

  it("shows its history with who did what, and the trail keeps each act", async () => {
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
          despues: { estado: "enviado", transportista: "Chilexpress", seguimiento: "CX-001" },
        },
        { antes: { estado: "pagado" }, despues: { estado: "en_preparacion" } },
      ],
    });
  });

  it("is moved once by ten clicks at once: one mail, one evento, ten equal answers", async () => {
    const { ana, id, numero } = await buyPedido(shop);
    await move(id, preparing);
    const results = await Promise.all(Array.from({ length: 10 }, () => move(id, sent)));

    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const { eventos } = await detalleOf(id);
    expect(eventos.filter(({ estado }) => estado === "enviado")).toHaveLength(1);
    const subjects = await subjectsTo(ana.email);
    expect(subjects.filter((it) => it === `Tu pedido ${numero} va en camino`)).toHaveLength(1);
  });

  it("needs both words about its despacho, and says which is missing", async () => {
    const { id } = await buyPedido(shop);
    await move(id, preparing);

    expect(await move(id, { estado: "enviado", transportista: "  " })).toMatchObject({
      status: 422,
      campos: {
        transportista: 'El campo "transportista" es obligatorio.',
        seguimiento: 'El campo "seguimiento" es obligatorio.',
      },
    });
    expect(await move(id, { ...sent, seguimiento: "" })).toMatchObject({
      status: 422,
      error: 'El campo "seguimiento" es obligatorio.',
    });
    expect((await detalleOf(id)).estado).toBe("en_preparacion");
  });

  it("has its seguimiento corrected by other words, and the right one is mailed", async () => {
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
    expect((await subjectsTo(ana.email)).filter((it) => it === subject)).toHaveLength(1);
  });
});

describe("a move in the wrong order", () => {
  it.each([
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
  ] as const)("is refused, and told with what is there: %s", async (_name, before, wrong, told) => {
    const { ana, id } = await buyPedido(shop);
    for (const step of before) await move(id, step);
    const subjects = await subjectsTo(ana.email);

    expect(await move(id, wrong)).toMatchObject({
      status: 409,
      error: `El pedido cambió mientras lo mirabas. ${told}`,
    });
    expect(await subjectsTo(ana.email)).toEqual(subjects);
  });

  it("is refused for a pedido that nobody paid, and for one that is not there", async () => {
    const id = await buildPedido(shop);
    expect(await move(id, preparing)).toMatchObject({ status: 409 });
    expect(await move(999_999, preparing)).toMatchObject({
      status: 404,
      error: "Pedido no encontrado.",
    });
  });
});

describe("the owner's side of a pedido", () => {
  it("is closed to guests and customers", async () => {
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

  it("keeps notas that no customer sees", async () => {
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

  it("answers every administrator alike", async () => {
    const { id } = await buyPedido(shop);
    const other = shop.client((await buildAdmin(shop, { nombre: "Luis Díaz" })).token);
    await move(id, preparing);
    expect(await other("movePedido", { query: { id }, body: sent })).toMatchObject({ ok: true });
    const { eventos } = await detalleOf(id);
    expect(eventos.slice(-2).map(({ autor }) => autor)).toEqual(["Rosa Fuentes", "Luis Díaz"]);
  });
});
