import { afterAll, beforeAll, expect, test } from "vitest";
import { type OrdenAdmin, ordenesAdmin } from "#contract/schemas/productos-admin.ts";
import { buildAdmin } from "#rig/builders/admin.ts";
import { buildProducto } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";

let app: TestShop;
let token: string;
beforeAll(async () => {
  app = await openTestShop();
  token = (await buildAdmin(app)).token;
  // Values that repeat: equal ones must stand in one order, whatever page they are on.
  for (const precio of [5_000, 3_000, 5_000, 4_000, 3_000, 5_000, 4_000]) {
    await buildProducto(app, { precio, stock: precio / 1_000, nombre: "Zorro" });
  }
});
afterAll(() => app.close());

async function list(orden: OrdenAdmin, page: { pagina: number; por_pagina: number }) {
  const { pagina, por_pagina } = page;
  const result = await app.client(token)("listAllProductos", {
    query: {
      incluir_inactivos: "true",
      orden,
      pagina: String(pagina),
      por_pagina: String(por_pagina),
    },
  });
  return result.ok ? result.data : [];
}

test.each(ordenesAdmin)("the pages by %s, one after the other, are the list", async (orden) => {
  const whole = await list(orden, { pagina: 1, por_pagina: 100 });
  expect(whole).toHaveLength(7);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((pagina) => list(orden, { pagina, por_pagina: 2 })),
  );
  expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1, 0]);
  expect(pages.flat()).toEqual(whole);
});
