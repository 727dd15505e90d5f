// @module-tag both-engines
import { expect } from "vitest";
import { freshShopTest } from "#rig/test.ts";
import { openPrintShop } from "#tests/support/taller/print-shop.ts";

const test = freshShopTest();

test("an impresora is changed by who saw it last, and leaves", async ({ shop }) => {
  const { api, capacidad, saveImpresora } = await openPrintShop(shop);
  const [{ id = 0, version = 0 } = {}] = (await capacidad()).impresoras;
  expect(await saveImpresora({ id, version, nombre: "Prusa 2" })).toMatchObject({ ok: true });
  expect(await saveImpresora({ id, version })).toMatchObject({ status: 409 });
  const taken = await saveImpresora({ nombre: "PRUSA  2" });
  expect(taken).toMatchObject({ status: 409, campos: { nombre: expect.any(String) } });
  expect(await saveImpresora({ id: 999, version })).toMatchObject({ status: 404 });
  const query = { id: String(id) };
  expect(await api("deleteImpresora", { query })).toMatchObject({ ok: true });
  expect(await api("deleteImpresora", { query })).toMatchObject({ status: 404 });
  expect((await capacidad()).impresoras).toEqual([]);
});
