import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { useToken } from "#tests/support/browser/session.ts";
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
      await useToken(page, token);
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
      await expect.poll(estado, { timeout: 15_000 }).toEqual(["impreso"]);
      await goTo("Por revisar");
      await piece.getByRole("button", { name: /^Rechazar/ }).click();
      await page.getByRole("button", { name: "Texto equivocado" }).click();
      await expect.poll(estado).toEqual(["fallido", "en_cola"]);
      await goTo("Por imprimir");
      await piece.getByText(nombre).waitFor();
    });
  });
});
