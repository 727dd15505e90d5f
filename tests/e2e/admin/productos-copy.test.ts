import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { dialog, fill, row, save } from "#tests/support/browser/productos-page.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { plateCampos } from "#tests/support/buying/plates.ts";

test("a producto is duplicated with its campos, under a SKU of its own", async ({ shop }) => {
  const { token } = await buildAdmin(shop);
  const owner = shop.client(token);
  const model = { nombre: "Placa", precio: 9_990, personalizacion: plateCampos };
  const id = await buildProducto(shop, model);
  await shop.visit({ device: "phone" }, async (page) => {
    await giveToken(page, token);
    await page.goto("/admin/productos?q=placa");
    await page.getByRole("button", { name: "Editar Placa" }).click();
    const edit = dialog(page, "Editar Producto");
    await edit.getByRole("button", { name: "Duplicar" }).click();
    const create = dialog(page, "Crear Producto");
    await create.waitFor();
    await page.reload();
    await create.getByText("Es una copia de «Placa».").waitFor();
    await fill(page, { SKU: "COPIA-1", Stock: "3" });
    await save(page);
    await row(page, "Placa (copia)").waitFor();
    expect(new URL(page.url()).search).toBe("?q=placa");
  });
  const query = { incluir_inactivos: "true", q: "copia-1" } as const;
  const found = await owner("listAllProductos", { query });
  const copyId = found.ok ? found.data[0]?.id : undefined;
  const copied = await owner("getProducto", { query: { id: String(copyId) } });
  const first = await owner("getProducto", { query: { id: String(id) } });
  if (!copied.ok || !first.ok) throw new Error("the producto is missing");
  const { personalizacion, precio, categoria_id, descripcion } = first.data;
  expect(copied.data).toMatchObject({
    ...{ personalizacion, precio, categoria_id, descripcion },
    ...{ nombre: "Placa (copia)", stock: 3, imagenes: [], activo: true },
  });
});
