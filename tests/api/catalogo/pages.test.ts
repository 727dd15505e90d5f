import { expect } from "vitest";
import { type OrdenAdmin, ordenesAdmin } from "#contract/schemas/productos-admin.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  token = (await buildAdmin(shop)).token;
  // Values repeat: equal ones must keep one order across pages.
  for (const precio of [5_000, 3_000, 5_000, 4_000, 3_000, 5_000, 4_000]) {
    await buildProducto(shop, { precio, stock: precio / 1_000, nombre: "Zorro" });
  }
});

async function list(
  shop: TestShop,
  orden: OrdenAdmin,
  page: { pagina: number; por_pagina: number },
) {
  const { pagina, por_pagina } = page;
  const result = await shop.client(token)("listAllProductos", {
    query: {
      incluir_inactivos: "true",
      orden,
      pagina: String(pagina),
      por_pagina: String(por_pagina),
    },
  });
  return result.ok ? result.data : [];
}

test.for(ordenesAdmin)("the pages by %s together equal the list", async (orden, { shop }) => {
  const whole = await list(shop, orden, { pagina: 1, por_pagina: 100 });
  expect(whole).toHaveLength(7);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((pagina) => list(shop, orden, { pagina, por_pagina: 2 })),
  );
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1, 0]);
  expect(pages.flat()).toEqual(whole);
});
