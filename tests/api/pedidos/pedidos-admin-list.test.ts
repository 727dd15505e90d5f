import { describe, expect } from "vitest";
import { buildPedido } from "#rig/builders/pedido.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { movePedido } from "#server/modules/pedidos/index.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  token = (await buildAdmin(shop)).token;
});

async function list(shop: TestShop, query: Record<string, string | number> = {}) {
  const result = await shop.client(token)("listAllPedidos", {
    query: { todos: "true", ...query } as never,
  });
  if (!result.ok) throw new Error(`${result.status} ${result.error}`);
  return { ids: result.data.map(({ id }) => id), headers: result.headers, pedidos: result.data };
}

describe("the list of all pedidos", () => {
  test("finds by number, name and mail address, ignoring accents and case", async ({ shop }) => {
    const id = await buildPedido(shop, { nombre: "Íñigo Ñandú", email: "raro_uno@ejemplo.cl" });
    const other = await buildPedido(shop, { nombre: "Pedro Páramo", email: "pp@ejemplo.cl" });
    const numero = `E-${String(id).padStart(6, "0")}`;

    for (const q of [numero, numero.toLowerCase(), `E${id}`, "INIGO nandu", "ñandú", "raro_uno@"]) {
      expect([q, (await list(shop, { q })).ids]).toEqual([q, [id]]);
    }
    expect((await list(shop, { q: "paramo ejemplo" })).ids).toEqual([other]);
    for (const q of ["raro%uno", "100%", "nandu paramo", "E-999999"]) {
      expect([q, (await list(shop, { q })).ids]).toEqual([q, []]);
    }
  });

  test("matches a bare number with the pedido's own, or with part of a name or address", async ({
    shop,
  }) => {
    const id = await buildPedido(shop, { email: "sin-cifras@ejemplo.cl" });
    const named = await buildPedido(shop, { email: `casa${id}@ejemplo.cl` });
    const later = await buildPedido(shop, { email: "nadie@ejemplo.cl" });

    const { ids } = await list(shop, { q: String(id) });
    expect(ids).toContain(id);
    expect(ids).toContain(named);
    expect(ids).not.toContain(later);
  });

  const engines = { tags: ["both-engines"] };
  test(
    "finds by the telephone of the direccion, as people write it or by its last digits",
    engines,
    async ({ shop }) => {
      const id = await buildPedido(shop, { telefono: "+56987651234", email: "fono@ejemplo.cl" });
      const abroad = await buildPedido(shop, { telefono: "+541187651234" });
      const landline = await buildPedido(shop, { telefono: "+56322009876" });
      for (const q of ["987651234", "+56 9 8765 1234", "56987651234", "(9) 8765-1234"]) {
        expect([q, (await list(shop, { q })).ids]).toEqual([q, [id]]);
      }
      // Addresses of other tests have numbers, too.
      const found = async (q: string) =>
        (await list(shop, { q })).ids.filter((it) => [id, abroad, landline].includes(it));
      for (const q of ["87651234", "8765 1234", "8765-1234", "1234"]) {
        expect([q, await found(q)]).toEqual([q, [abroad, id]]);
      }
      expect((await list(shop, { q: "032 200 9876" })).ids).toEqual([landline]);
      expect((await list(shop, { q: "fono 87651234" })).ids).toEqual([id]);
      for (const q of ["876", "765 123 999", "+56 9 8765 1235"]) {
        expect([q, await found(q)]).toEqual([q, []]);
      }
    },
  );

  test("finds by the pieces and what they say now", engines, async ({ shop }) => {
    const sold = await buyPlates(shop, { nombre: "Ñuble 3°", color: "araucaria" });
    const { id, detalle } = { id: sold.pedido.id, detalle: sold.detalle };
    for (const q of ["nuble 3°", "NUBLE", `${detalle.nombre_producto} ñuble araucaria`]) {
      expect([q, (await list(shop, { q })).ids]).toEqual([q, [id]]);
    }
    const textos = { nombre: "Palena" };
    const body = { detalle_id: detalle.id, cantidad: 1, textos, nota: "Se mudó" };
    expect(await shop.client(token)("correctTexto", { body })).toMatchObject({ ok: true });
    expect((await list(shop, { q: "palena" })).ids).toEqual([id]);
    expect((await list(shop, { q: "nuble" })).ids).toEqual([]);
  });

  test("filters by estado, and shows where a refund stands", async ({ shop }) => {
    const { id, ana } = await buyPedido(shop);
    const { pedidos } = await list(shop, { estado: "pagado" });
    expect(pedidos.map((pedido) => pedido.estado)).toEqual(pedidos.map(() => "pagado"));
    expect(pedidos.find((pedido) => pedido.id === id)).toMatchObject({
      email: ana.email,
      nombre: "Camila Soto",
      reembolso: null,
    });
  });

  test.for([
    [
      "the clock goes forward at midnight",
      "2026-09-06",
      "2026-09-06T04:00:00Z",
      "2026-09-07T03:00:00Z",
    ],
    [
      "the clock goes back at midnight",
      "2026-04-04",
      "2026-04-04T03:00:00Z",
      "2026-04-05T04:00:00Z",
    ],
    ["summer", "2026-01-10", "2026-01-10T03:00:00Z", "2026-01-11T03:00:00Z"],
    ["winter", "2026-06-10", "2026-06-10T04:00:00Z", "2026-06-11T04:00:00Z"],
  ] as const)(
    "splits days at midnight in Chile: %s",
    async ([_name, day, first, next], { shop }) => {
      const made = (moment: number) => buildPedido(shop, { creado_en: moment });
      const before = await made(Date.parse(first) - 1);
      const start = await made(Date.parse(first));
      const end = await made(Date.parse(next) - 1);
      const after = await made(Date.parse(next));

      expect((await list(shop, { desde: day, hasta: day })).ids).toEqual([end, start]);
      const since = (await list(shop, { desde: day })).ids;
      expect([before, start, end, after].filter((id) => since.includes(id))).toEqual([
        start,
        end,
        after,
      ]);
      const until = (await list(shop, { hasta: day })).ids;
      expect([before, start, end, after].filter((id) => until.includes(id))).toEqual([
        before,
        start,
        end,
      ]);
    },
  );

  test("has pages that neither repeat nor skip, with the number of all matches", async ({
    shop,
  }) => {
    const email = "paginas@ejemplo.cl";
    const made: number[] = [];
    for (let count = 0; count < 5; count++) made.push(await buildPedido(shop, { email }));

    const seen: number[] = [];
    for (const pagina of [1, 2, 3]) {
      const { ids, headers } = await list(shop, { q: email, pagina, por_pagina: 2 });
      expect(headers["x-total-count"]).toBe("5");
      seen.push(...ids);
    }
    expect(seen).toEqual(made.toReversed());
    const { headers } = await list(shop, { q: email, pagina: 2, por_pagina: 2 });
    for (const rel of ["first", "prev", "next", "last"])
      expect(headers.link).toContain(`rel="${rel}"`);
    expect((await list(shop, { q: email, pagina: 9 })).ids).toEqual([]);
  });

  test("is sorted by the promised day when asked, for what waits", engines, async ({ shop }) => {
    const email = "plazos@ejemplo.cl";
    const made: number[] = [];
    for (const hasta of [undefined, "2026-12-02", "2026-11-30", "2026-12-02"]) {
      const id = await buildPedido(shop, { email, ...(hasta ? { hasta } : {}) });
      const move = { id, to: "pagado", motivo: "prueba", now: shop.clock.now() } as const;
      await inTransaction(shop.database.db, (tx) => movePedido(tx, move));
      made.push(id);
    }
    const [none, late, soon, later] = made;
    const query = { q: email, estado: "pagado" };
    expect((await list(shop, query)).ids).toEqual(made.toReversed());
    const sorted = [soon, late, later, none];
    expect((await list(shop, { ...query, orden: "plazo" })).ids).toEqual(sorted);
    const page = await list(shop, { ...query, orden: "plazo", pagina: 2, por_pagina: 2 });
    expect(page.ids).toEqual(sorted.slice(2));
    expect(page.headers.link).toContain("orden=plazo");
  });

  test("refuses unknown filters", async ({ shop }) => {
    const unsorted = ["orden=plazo", "orden=plazo&estado=enviado", "orden=otro&estado=pagado"];
    for (const query of [
      "estado=raro",
      "desde=2026-02-30",
      "hasta=ayer",
      "pagina=0",
      "otra=1",
      ...unsorted,
    ]) {
      const response = await fetch(`${shop.url}/api/endpoints/pedidos.php?todos=true&${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([query, response.status]).toEqual([query, 400]);
    }
  });

  test("no longer finds an erased person", async ({ shop }) => {
    const { ana, id } = await buyPedido(shop);
    const admin = shop.client(token);
    for (const body of [
      { estado: "en_preparacion" },
      { estado: "enviado", transportista: "Starken", seguimiento: "S-1" },
      { estado: "entregado" },
    ] as const) {
      await admin("movePedido", { query: { id }, body });
    }
    expect((await list(shop, { q: ana.email })).ids).toEqual([id]);
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("id", "=", ana.id)
      .execute();
    expect(await ana.api("deleteCuenta", { body: {} })).toMatchObject({ ok: true });
    expect((await list(shop, { q: ana.email })).ids).toEqual([]);
    expect((await list(shop, { q: `cuenta-borrada-${ana.id}` })).ids).toEqual([id]);
  });
});
