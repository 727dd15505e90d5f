import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { devolucionBody } from "#tests/support/buying/devoluciones.ts";
import { despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import { buyTwoLines } from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

type Part = { name: string; filename?: string; content: string };

/** A form whose last part never ends: its answer came before the whole of it was read. */
async function begin({ url }: TestShop, parts: readonly Part[], token?: string) {
  const heads = parts.map(({ name, filename, content }) => {
    const file = filename === undefined ? "" : `; filename="${filename}"`;
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${content}`;
  });
  const sending = request(`${url}/api/endpoints/devolucion_fotos.php`, {
    method: "PUT",
    headers: {
      "content-type": "multipart/form-data; boundary=x",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  sending.write(heads.join("\r\n"));
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  const body = await json(response);
  sending.destroy();
  return { status: response.statusCode, body };
}

const foto: Part = { name: "fotos[]", filename: "base.png", content: "the first bytes" };

test("photographs are refused before they are read from who may not send them", async ({
  shop,
}) => {
  const { ana, id, lineas } = await buyTwoLines(shop);
  const other = await buyTwoLines(shop);
  const wish = { tipo: "falla", solucion: "cambio", lineas: [[lineas.huemul, 1]] } as const;
  const datosOf = (of: { pedido_id: number } | { enlace: string }, units = 1): Part => {
    const body = devolucionBody(of, { ...wish, lineas: [[lineas.huemul, units]] });
    return { name: "datos", content: JSON.stringify(body) };
  };
  const own = { pedido_id: id };
  // It is not delivered yet.
  expect(await begin(shop, [datosOf(own), foto], ana.token)).toMatchObject({ status: 409 });
  for (const step of despachoSteps) await stepPedido(shop, id, step);
  expect(await begin(shop, [datosOf(own, 9), foto], ana.token)).toMatchObject({ status: 409 });
  expect(await begin(shop, [datosOf(own), foto], other.ana.token)).toMatchObject({ status: 404 });
  expect(await begin(shop, [datosOf(own), foto])).toMatchObject({ status: 401 });
  const forged = datosOf({ enlace: "x".repeat(43) });
  expect(await begin(shop, [forged, foto])).toMatchObject({ status: 404 });
  expect(await begin(shop, [{ ...forged, content: "{}" }, foto])).toMatchObject({ status: 422 });
});

test("photographs before the words that say whose they are get a sentence", async ({ shop }) => {
  expect(await begin(shop, [foto])).toMatchObject({
    status: 422,
    body: { campos: { datos: expect.stringContaining("antes que los archivos") } },
  });
});
