import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  token = (await buildAdmin(shop)).token;
});

describe.each(onPhone)("the workshop on a %s", (device) => {
  test("moves a piece from the queue to its check, back by undo, and once through a lost network", async ({
    shop,
  }) => {
    const nombre = "Ñandú";
    const { pedido } = await buyPlates(shop, { nombre });
    const estado = async () => {
      const query = { pedido_id: String(pedido.id) };
      const listed = await shop.client(token)("listTrabajos", { query });
      return listed.ok ? listed.data.trabajos.map((it) => it.estado) : [];
    };
    await shop.visit({ device, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/taller");
      const piece = page.getByRole("listitem").filter({ hasText: pedido.numero }).last();
      const tap = (name: string) => piece.getByRole("button", { name, exact: true }).click();
      const goTo = (paso: string) => page.getByRole("link", { name: paso }).click();
      await piece.getByText(nombre).waitFor();
      await tap("Empezar");
      await page.getByRole("button", { name: "Deshacer" }).click();
      await piece.getByText(nombre).waitFor();
      await expect.poll(estado).toEqual(["en_cola"]);
      await tap("Empezar");
      await expect.poll(estado).toEqual(["imprimiendo"]);
      await goTo("Imprimiendo");
      await page.context().setOffline(true);
      await tap("Está impresa");
      await page.getByText("un toque espera y se envía solo").waitFor();
      expect(await estado()).toEqual(["imprimiendo"]);
      await page.context().setOffline(false);
      await expect.poll(estado).toEqual(["impreso"]);
      await goTo("Por revisar");
      await piece.getByRole("button", { name: /^Rechazar/ }).click();
      await page.getByRole("button", { name: "Texto equivocado" }).click();
      await expect.poll(estado).toEqual(["fallido", "en_cola"]);
      await goTo("Por imprimir");
      await piece.getByText(nombre).waitFor();
    });
  });

  test("puts pieces on a new placa, and starts exactly these", async ({ shop }) => {
    const { pedido } = await buyPlates(shop, { color: "lapislazuli", cantidad: 3 });
    const read = async () => {
      const query = { pedido_id: String(pedido.id) };
      const listed = await shop.client(token)("listTrabajos", { query });
      return listed.ok ? listed.data.trabajos : [];
    };
    const placas = async () => (await read()).map(({ placa }) => placa);
    const [first = 0] = (await read()).map(({ id }) => id);
    await shop.visit({ device, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/taller");
      const card = (text: string) => page.getByRole("article").filter({ hasText: text });
      const move = async (from: string, to: string | RegExp) => {
        const piece = card(from).getByRole("listitem").filter({ hasText: pedido.numero }).first();
        await piece.getByRole("button", { name: /^Mover a otra placa/ }).click();
        await page.getByRole("dialog").getByRole("button", { name: to }).click();
      };
      await move("Lapislázuli", "Placa nueva");
      await expect.poll(placas).toEqual([first, null, null]);
      await page.reload();
      await card("Placa 1 de 1").waitFor();
      await page.context().setOffline(true);
      await move("Sin receta", /^Placa 1 de 1, queda con 2 piezas/);
      const dialog = page.getByRole("dialog");
      await dialog.getByText("la pieza sigue donde estaba").waitFor();
      await page.context().setOffline(false);
      await dialog.getByRole("button", { name: /^Placa 1 de 1/ }).click();
      await expect.poll(placas).toEqual([first, first, null]);
      await card("Placa 1 de 1").getByRole("button", { name: "Empezar las 2" }).click();
      const estados = async () => (await read()).map(({ estado }) => estado);
      await expect.poll(estados).toEqual(["imprimiendo", "imprimiendo", "en_cola"]);
    });
  });
});
