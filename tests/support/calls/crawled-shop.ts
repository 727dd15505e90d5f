import { resolve } from "node:path";
import { test } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { loadBuiltPages } from "#server/app/shop.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";

export type CrawledShop = TestShop & {
  /** Every field filled, its name looks like markup. */
  zorro: number;
  /** Producto with the fewest fields. */
  plain: number;
  inactive: number;
};

const productoCount = 26;

export const origin = "https://estrato.test";
export const wickedName = 'Zorro </script><script>alert("x")</script> & cía';

async function openCrawledShop(): Promise<CrawledShop> {
  const shop = await openTestShop({
    pages: await loadBuiltPages(resolve("build")),
    env: { SHOP_URL: origin, SHOP_INSTAGRAM: "https://instagram.test/estrato" },
  });
  await ensureCategorias(shop.database.db, shop.clock.now());
  for (let number = 1; number <= productoCount; number++)
    await buildProducto(shop, { nombre: `Figura ${number}` });
  const plain = await buildProducto(shop, { nombre: "Cóndor", stock: 0, descripcion: "" });
  const inactive = await buildProducto(shop);
  await shop.database.db
    .updateTable("productos")
    .set({ activo: 0 })
    .where("id", "=", inactive)
    .execute();
  const zorro = await buildProducto(shop, {
    nombre: wickedName,
    sku: "ZC-1",
    precio: 24_990,
    imagenes: ["zorro-a", "zorro-b"],
    opiniones: [
      { nombre_usuario: "Ana P.", calificacion: 5, comentario: "Lindo </script><b>de verdad</b>" },
      { nombre_usuario: "Luis", calificacion: 4, comentario: "Bien." },
    ],
  });
  await shop.app.refreshCatalogoVersion();
  // Terms have their first version once somebody has seen them.
  await fetch(`${shop.url}/terminos`);
  return { ...shop, zorro, plain, inactive };
}

export const crawledTest = test.extend(
  "shop",
  { scope: "file" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it that nothing is needed
  async ({}, { onCleanup }) => {
    const shop = await openCrawledShop();
    onCleanup(shop.close);
    return shop;
  },
);
