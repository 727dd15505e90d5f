import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { catalogoChanged } from "#server/modules/catalogo/index.ts";
import { createCsvCalls } from "#tests/support/calls/csv-calls.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";
import { createPageStage } from "#tests/support/calls/staged-pages.ts";

const stage = createPageStage();
const test = freshShopTest({ pages: stage.pages });

type World = {
  shop: TestShop;
  token: string;
  admin: ReturnType<TestShop["client"]>;
  ids: { zorro: number; newest: number; gift: number; hidden: number };
  opinion: number;
};

const sku = "ZORRO-1";

async function build(shop: TestShop): Promise<World> {
  const opiniones = [{ nombre_usuario: "Ana", calificacion: 2, comentario: "Frágil." }];
  const zorro = await buildProducto(shop, { nombre: "Zorro", sku, precio: 9_990, opiniones });
  const hidden = await buildProducto(shop, { nombre: "Puma" });
  const newest = await buildProducto(shop, { nombre: "Quirquincho", precio: 5_990 });
  const gift = await buildProducto(shop, {
    ...{ categoria: "Regalos", nombre: "Taza", precio: 7_990, destacado: true },
  });
  const { db } = shop.database;
  await db.updateTable("productos").set({ activo: 0 }).where("id", "=", hidden).execute();
  const { id: opinion } = await db.selectFrom("opiniones").select("id").executeTakeFirstOrThrow();
  await shop.app.refreshCatalogoVersion();
  const { token } = await buildAdmin(shop);
  const ids = { zorro, newest, gift, hidden };
  return { shop, token, admin: shop.client(token), ids, opinion };
}

/** Named as in the table below; `ficha` is the page of a producto. */
const pagesOf = ({ ids }: World) => ({
  inicio: "/",
  nosotros: "/nosotros",
  tienda: "/tienda",
  "tienda por precio": "/tienda?orden=precio_asc",
  "búsqueda zorro": "/tienda?q=zorro",
  "búsqueda taza": "/tienda?q=taza",
  figuras: "/categoria/figuras",
  regalos: "/categoria/regalos",
  "ficha zorro": `/producto/${ids.zorro}`,
  "ficha newest": `/producto/${ids.newest}`,
  "ficha gift": `/producto/${ids.gift}`,
});

type PageName = keyof ReturnType<typeof pagesOf>;

const showZorro: PageName[] = [
  ...(["tienda", "tienda por precio", "búsqueda zorro", "figuras", "ficha zorro"] as const),
];
const all: PageName[] = [
  ...showZorro,
  ...(["inicio", "nosotros", "búsqueda taza", "regalos", "ficha newest", "ficha gift"] as const),
];

const fields = { nombre: "Zorro", sku, precio: "9990", stock: "5", material: "PLA" };
const edit = (changed: Record<string, string>) => async (world: World) => {
  const { shop, token, admin, ids } = world;
  const now = await admin("getProducto", { query: { id: ids.zorro } });
  const version = String(now.ok ? now.data.version : 0);
  const sent = { ...fields, categoria_id: "1", descripcion: "Una figura de prueba.", version };
  const { body } = await sendProducto(shop, {
    ...{ id: ids.zorro, token, fields: { ...sent, ...changed } },
  });
  expect(body.mensaje).toBeDefined();
};
const patch =
  (of: keyof World["ids"], body: { activo?: boolean; destacado?: boolean }) =>
  async ({ admin, ids }: World) => {
    expect(await admin("patchProducto", { query: { id: ids[of] }, body })).toMatchObject({
      ok: true,
    });
  };

type Write = [name: string, write: (world: World) => Promise<unknown>, touched: PageName[]];

const writes: Write[] = [
  ["another precio", edit({ precio: "10990" }), showZorro],
  ["a precio that changes the order", edit({ precio: "990" }), showZorro],
  ["another text", edit({ descripcion: "Más alto." }), showZorro],
  ["units", edit({ stock: "9", stock_anterior: "5" }), showZorro],
  ["a name that a search finds", edit({ nombre: "Zorro taza" }), [...showZorro, "búsqueda taza"]],
  ["another categoria", edit({ categoria_id: "2" }), [...showZorro, "regalos"]],
  ["a producto that is hidden", patch("zorro", { activo: false }), showZorro],
  [
    "a producto that is shown again",
    patch("hidden", { activo: true }),
    ["tienda", "tienda por precio", "figuras"],
  ],
  ["the last producto of a categoria", patch("gift", { activo: false }), all],
  ["a destacado", patch("zorro", { destacado: true }), [...showZorro, "inicio"]],
  [
    "a new producto",
    ({ shop, token }) => sendProducto(shop, { token, fields: { categoria_id: "1", sku: "N-1" } }),
    // The page of each figura shows the newest one.
    [...showZorro, "ficha newest"],
  ],
  [
    "a hidden opinion",
    ({ admin, opinion }) =>
      admin("patchOpinion", { query: { id: opinion }, body: { oculta: true } }),
    showZorro,
  ],
  [
    "an import",
    async ({ shop, token }) =>
      expect(
        await createCsvCalls(shop, token).apply(
          `sku;nombre;precio;categoria\n${sku};Zorro;9980;Figuras\nCSV-1;Vaso;990;Regalos\n`,
        ),
      ).toMatchObject({ status: 200 }),
    [...showZorro, "regalos", "ficha gift"],
  ],
  [
    "the name of a categoria",
    ({ admin }) => admin("saveCategoria", { body: { id: 2, nombre: "Obsequios" } }),
    all,
  ],
  ["a new categoria", ({ admin }) => admin("saveCategoria", { body: { nombre: "Llaves" } }), all],
  ["a hidden categoria", ({ admin }) => admin("deactivateCategoria", { query: { id: 2 } }), all],
  [
    "a kind of write that nobody knows",
    async ({ shop }) => {
      await inTransaction(shop.database.db, async (tx) => catalogoChanged(tx, { all: true }));
      await shop.app.refreshCatalogoVersion();
    },
    all,
  ],
];

describe("an edit", () => {
  test.for(writes)(
    "of %s renders each page that it touches once, and no other",
    async ([, write, touched], { shop }) => {
      const world = await build(shop);
      const paths = pagesOf(world);
      const names = Object.keys(paths) as PageName[];
      for (let time = 0; time < 2; time++)
        for (const path of Object.values(paths)) await stage.read(shop, path);
      stage.rendered.length = 0;
      await write(world);
      for (const name of names) {
        const isTrue = async () =>
          (await stage.read(shop, paths[name])) === (await stage.readUncached(paths[name]));
        await expect.poll(isTrue, { message: `${name} shows what is true` }).toBe(true);
      }
      const expected = names.filter((name) => touched.includes(name)).map((name) => paths[name]);
      expect(stage.rendered.toSorted()).toEqual(expected.toSorted());
    },
  );

  test("that binds is shown by the answer to the next request, of page and API", async ({
    shop,
  }) => {
    const world = await build(shop);
    const { ids } = world;
    const paths = [`/producto/${ids.zorro}`, "/tienda", "/categoria/figuras"];
    const call = `/api/endpoints/productos.php?id=${ids.zorro}`;
    for (const path of [...paths, call]) await stage.read(shop, path);
    await edit({ precio: "7770" })(world);
    for (const path of [...paths, call]) expect(await stage.read(shop, path)).toContain("7770");
    await patch("zorro", { activo: false })(world);
    for (const path of paths) expect(await stage.read(shop, path)).not.toContain("7770");
    expect((await fetch(shop.url + call)).status).toBe(404);
    await patch("zorro", { activo: true })(world);
    for (const path of [`/producto/${ids.zorro}`, call])
      expect(await stage.read(shop, path)).toContain("7770");
  });

  test("reaches the sitemap and the lists of the API", async ({ shop }) => {
    const world = await build(shop);
    const { ids } = world;
    const lists = ["/api/endpoints/productos.php", "/sitemap-productos-1.xml"];
    for (const path of lists) expect(await stage.read(shop, path)).toContain(`${ids.zorro}`);
    expect(await stage.read(shop, lists[1] ?? "")).toContain(`/producto/${ids.zorro}-zorro<`);
    await patch("zorro", { activo: false })(world);
    expect(await stage.read(shop, lists[0] ?? "")).not.toContain("Zorro");
    expect(await stage.read(shop, lists[1] ?? "")).not.toContain(`/producto/${ids.zorro}-zorro<`);
  });
});
