// @module-tag both-engines

import { expect } from "vitest";
import { isKeptLine } from "#contract/values/producto/producto-fields.ts";
import { lineNames, productoLines } from "#contract/values/producto/producto-lines.ts";
import { csvTest as test } from "#tests/support/calls/csv-calls.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

test.for(lineNames)("%s goes through table, form and trail", async (name, { shop }) => {
  const sku = `SKU-${name}`;
  await shop.csv.apply(`sku;nombre;precio;categoria;${name}\n${sku};Zorro;9990;Figuras;primero\n`);
  const found = await shop.admin("listAllProductos", { query: { q: sku } });
  const [{ id = 0, ...producto } = {}] = found.ok ? found.data : [];
  expect(producto).toMatchObject({ sku, [name]: "primero" });

  await shop.csv.apply(`sku;${name}\n${sku};segundo\n`);
  expect((await shop.csv.download()).text).toContain('"segundo"');

  const fields = { sku, nombre: "Zorro", precio: "9990" };
  const edit = (changed: Record<string, string>) =>
    sendProducto(shop, { token: shop.token, id, fields: { ...fields, ...changed } });
  expect((await edit({})).body.producto[name]).toBe(isKeptLine(name) ? "segundo" : "");
  expect((await edit({ [name]: " tercero " })).body.producto[name]).toBe("tercero");
  const acts = await shop.admin("listAuditoria", {
    query: { entidad: "producto", entidad_id: id },
  });
  expect(acts.ok && acts.data[0]).toMatchObject({
    antes: { [name]: isKeptLine(name) ? "segundo" : "" },
    despues: { [name]: "tercero" },
  });

  const tooLong = "x".repeat(productoLines[name].length + 1);
  expect((await edit({ [name]: tooLong })).body.campos?.[name]).toContain("caracteres");
});
