import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";

let admin: ReturnType<TestShop["client"]>;
test.beforeAll(async ({ shop }) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  admin = shop.client((await buildAdmin(shop)).token);
});

const save = (nombre: string, id?: number) =>
  admin("saveCategoria", { body: id === undefined ? { nombre } : { id, nombre } });

async function create(nombre: string) {
  const result = await save(nombre);
  if (!result.ok) throw new Error(`${result.status} ${result.error}`);
  return result.data.categoria;
}

async function publicSlugs(shop: TestShop) {
  const result = await shop.client()("listCategorias");
  return result.ok ? result.data.map(({ slug }) => slug) : [];
}

async function idsFound(shop: TestShop, query: Record<string, string>) {
  const result = await shop.client()("listProductos", { query });
  return result.ok ? result.data.map(({ id }) => id) : [];
}

describe("a new categoria", () => {
  test("gets a slug from its name and appears in the public list at once", async ({ shop }) => {
    expect(await save("Lámparas de Ñuñoa")).toMatchObject({
      status: 200,
      data: {
        mensaje: "Categoría creada.",
        categoria: { slug: "lamparas-de-nunoa", activo: true, productos: 0 },
      },
    });
    expect(await publicSlugs(shop)).toContain("lamparas-de-nunoa");
  });

  test("whose name differs by signs only gets the next number", async () => {
    await create("Llaveros");
    expect((await create("Llaveros!")).slug).toBe("llaveros-2");
    expect((await create("¿Llaveros?")).slug).toBe("llaveros-3");
  });

  test("cannot share its name with another, whatever case and accents, even at once", {
    tags: ["both-engines"],
  }, async () => {
    const both = await Promise.all(["Móviles", "moviles", "MÓVILES"].map((nombre) => save(nombre)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await save("moviles")).toMatchObject({
      status: 409,
      campos: { nombre: "Ya hay una categoría con ese nombre." },
    });
  });

  test.each(["!!!", "日本", "", "a".repeat(61)])("is refused with the name %j", async (nombre) => {
    const result = await save(nombre);
    expect(result).toMatchObject({ status: 422, campos: { nombre: expect.any(String) } });
  });
});

test("a categoria without active productos is in no menu, and its owner can tell", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const { id, slug } = await create("Cuelgamacetas");
  const seen = async () => {
    const menu = await shop.client()("listCategorias", { query: { con_productos: "true" } });
    const own = await admin("listAllCategorias", { query: { incluir_inactivos: "true" } });
    if (!menu.ok || !own.ok) throw new Error("a list of categorias failed");
    const sitemap = await (await fetch(`${shop.url}/sitemap-paginas.xml`)).text();
    return {
      menu: menu.data.some((one) => one.slug === slug),
      sitemap: sitemap.includes(`/categoria/${slug}<`),
      en_tienda: own.data.find((one) => one.id === id)?.en_tienda,
    };
  };
  expect(await seen()).toEqual({ menu: false, sitemap: false, en_tienda: 0 });
  expect(await publicSlugs(shop)).toContain(slug);
  const producto = await buildProducto(shop, { categoria: "Cuelgamacetas" });
  await shop.app.refreshCatalogoVersion();
  expect(await seen()).toEqual({ menu: true, sitemap: true, en_tienda: 1 });
  await admin("deactivateProducto", { query: { id: producto } });
  expect(await seen()).toEqual({ menu: false, sitemap: false, en_tienda: 0 });
});

describe("a renamed categoria", () => {
  test("keeps its slug, and its productos are found by the new name and not by the old one", async ({
    shop,
  }) => {
    const { id, slug } = await create("Veleros");
    const producto = await buildProducto(shop, { categoria: "Veleros", nombre: "Barco" });
    expect(await idsFound(shop, { q: "barco veleros" })).toEqual([producto]);
    expect(await save("Náutica", id)).toMatchObject({
      data: {
        mensaje: "Categoría guardada.",
        categoria: { id, slug, nombre: "Náutica", productos: 1 },
      },
    });
    expect(await idsFound(shop, { q: "barco nautica" })).toEqual([producto]);
    expect(await idsFound(shop, { q: "veleros" })).toEqual([]);
    expect(await idsFound(shop, { categoria: slug })).toEqual([producto]);
  });

  test("repairs a search text that did not end with its name", async ({ shop }) => {
    const { id } = await create("Trenes");
    const producto = await buildProducto(shop, { categoria: "Trenes", nombre: "Locomotora" });
    await shop.database.db
      .updateTable("productos")
      .set({ busqueda: "x" })
      .where("id", "=", producto)
      .execute();
    await save("Ferrocarriles", id);
    expect(await idsFound(shop, { q: "locomotora ferrocarriles" })).toEqual([producto]);
  });

  test("may take its own name in another spelling, but not another's; unknown ones are 404", async () => {
    const { id } = await create("Relojes");
    expect(await save("RELOJES", id)).toMatchObject({ data: { categoria: { nombre: "RELOJES" } } });
    expect(await save("figuras", id)).toMatchObject({ status: 409 });
    expect(await save("Nadie", 999_999)).toMatchObject({
      status: 404,
      error: "Categoría no encontrada.",
    });
  });
});

describe("a deactivated categoria", () => {
  test("disappears from lists and filters while its productos are still sold, and comes back", async ({
    shop,
  }) => {
    const { id, slug } = await create("Imanes");
    const producto = await buildProducto(shop, { categoria: "Imanes", nombre: "Imán" });
    const off = await admin("deactivateCategoria", { query: { id } });
    expect(off).toMatchObject({
      data: { mensaje: "Categoría desactivada.", categoria: { activo: false, productos: 1 } },
    });
    expect((await admin("deactivateCategoria", { query: { id } })).status).toBe(200);
    expect(await publicSlugs(shop)).not.toContain(slug);
    expect(await idsFound(shop, { categoria: slug })).toEqual([]);
    expect(await idsFound(shop, { q: "iman" })).toEqual([producto]);
    const owners = await admin("listAllProductos", {
      query: { incluir_inactivos: "true", categoria: slug },
    });
    expect(owners).toMatchObject({ data: [{ id: producto }] });
    const on = await admin("patchCategoria", { query: { id }, body: { activo: true } });
    expect(on).toMatchObject({ data: { mensaje: "Categoría activada." } });
    expect(await publicSlugs(shop)).toContain(slug);
    const acts = await admin("listAuditoria", { query: { entidad: "categoria", entidad_id: id } });
    expect(acts.ok ? acts.data.map(({ accion }) => accion) : []).toEqual([
      "Activó la categoría",
      "Desactivó la categoría",
      "Creó la categoría",
    ]);
  });

  test("is in the owner's list, with the number of its productos", async ({ shop }) => {
    const { id } = await create("Sellos");
    await buildProducto(shop, { categoria: "Sellos" });
    await admin("deactivateCategoria", { query: { id } });
    const result = await admin("listAllCategorias", { query: { incluir_inactivos: "true" } });
    const found = result.ok ? result.data.find((categoria) => categoria.id === id) : null;
    expect(found).toMatchObject({ activo: false, productos: 1 });
  });

  test("that does not exist is 404", async () => {
    expect((await admin("deactivateCategoria", { query: { id: 999_999 } })).status).toBe(404);
  });
});
