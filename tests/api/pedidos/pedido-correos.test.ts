import { describe, expect } from "vitest";
import { terminosSections } from "#contract/values/rights/terminos.ts";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { startPayment } from "#tests/support/buying/buyer.ts";

async function buyTwo(
  shop: TestShop,
  { nombre = "Camila Soto", ...place }: Partial<typeof direccionInput> & { nombre?: string },
) {
  const producto_id = await buildProducto(shop, { nombre: "Zorro <i>culpeo</i>", precio: 9_990 });
  const cliente = await buildCliente(shop, { nombre });
  const api = shop.client(cliente.token);
  const made = await api("createDireccion", { body: { ...direccionInput, ...place } });
  if (!made.ok) throw new Error(`the address was refused: ${made.error}`);
  await api("setCarritoLinea", { body: { producto_id, cantidad: 2 } });
  const direccion_id = made.data.direccion.id;
  const { token } = await startPayment({ ...cliente, api, direccion_id });
  await finishPayment(shop, token, "aprobar");
  await shop.app.outbox.runOnce();
  const [correo] = await readCorreos(shop, cliente.email);
  if (!correo) throw new Error("no confirmation came");
  return correo;
}

describe("the confirmation of a purchase", () => {
  test("contains all terms in both parts, and links to their page", async ({ shop }) => {
    const { html, texto } = await buyTwo(shop, {});
    for (const { title, paragraphs } of terminosSections(shop.config.tienda())) {
      for (const words of [title, ...paragraphs]) {
        expect(html).toContain(words);
        expect(texto).toContain(words);
      }
    }
    const address = `${shop.config.shopUrl}/terminos/1`;
    expect(html).toContain(`href="${address}"`);
    expect(texto).toContain(address);
  });

  test("says who receives it, at which number, when the address names them", async ({ shop }) => {
    expect((await buyTwo(shop, {})).texto).not.toMatch(/Recibe|Teléfono:/);
    const contact = { recibe: "Eva Rojas", telefono: "987654321" };
    const { texto } = await buyTwo(shop, contact);
    expect(texto).toContain("Recibe: Eva Rojas\nTeléfono: +56 9 8765 4321");
  });

  test("names the lines, the total and the estado", async ({ shop }) => {
    const { texto } = await buyTwo(shop, {});
    expect(texto).toContain("Hola, Camila:");
    expect(texto).toContain("($9.990 c/u): $19.980");
    expect(texto).toContain("Neto: $16.790\nIVA (19 %): $3.190\nTotal pagado: $19.980");
    expect(texto).toContain("Este documento confirma tu compra.");
    expect(texto).not.toMatch(/boleta/i);
    expect(texto).toContain(
      "Pagado: ahora\nEn preparación: pendiente\nEnviado: pendiente\nEntregado: pendiente",
    );
    expect(texto).toMatch(/Fecha: \d{1,2} de \p{L}+ de \d{4} a las \d{2}:\d{2}\n/u);
  });

  test("escapes names and addresses", async ({ shop }) => {
    const { html, texto } = await buyTwo(shop, {
      nombre: '<img src="x"> Pérez',
      calle_numero: '<a href="https://otra.test">Calle</a> 12',
    });
    expect(html).not.toMatch(/<img|<i>|href="https:\/\/otra/);
    expect(html).toContain("Zorro &lt;i&gt;culpeo&lt;/i&gt;");
    expect(html).toContain("&lt;a href=&quot;https://otra.test&quot;&gt;Calle&lt;/a&gt; 12");
    expect(texto).toContain("Hola:\n");
  });
});
