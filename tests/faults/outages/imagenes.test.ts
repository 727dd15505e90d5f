import { readdirSync } from "node:fs";
import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias, sweepImagenes } from "#server/modules/catalogo/index.ts";
import { hours } from "#server/time/clock.ts";
import { png, type SentProducto, sendProducto } from "#tests/support/calls/producto-calls.ts";
import { followFileClock } from "#tests/support/faults/follow-file-clock.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
});
// The clock jumps by days, which ends sessions.
test.beforeEach(async ({ shop }) => {
  followFileClock(shop);
  token = (await buildAdmin(shop)).token;
});

const send = (shop: TestShop, sent: SentProducto) => sendProducto(shop, { token, ...sent });
const red = async () => ({ name: "roja.png", bytes: await png("red") });
const blue = async () => ({ name: "azul.png", bytes: await png("blue") });
const kept = (shop: TestShop) => readdirSync(shop.images.folder ?? "").toSorted();
const nameIn = (path = "") => path.split("/")[2] ?? "";

async function create(shop: TestShop, ...files: SentProducto["files"] & object) {
  const { status, body } = await send(shop, { files });
  expect(status).toBe(201);
  // The answer of a write leaves out what depends on who buys.
  return stillStands(shop, body.producto.id);
}

async function stillStands(shop: TestShop, id: number) {
  const result = await shop.client()("getProducto", { query: { id } });
  if (!result.ok) throw new Error(`no producto: ${result.status}`);
  return result.data;
}

test.for([
  ["ENOSPC", /No queda espacio/],
  ["EDQUOT", /No queda espacio/],
  ["EIO", /No se pudieron guardar las imágenes/],
] as const)(
  "a disk that fails with %s in the middle keeps the old producto and leaves no file behind",
  async ([code, said], { shop }) => {
    const before = await create(shop, await red());
    const files = kept(shop);
    const { save } = shop.images;
    let saves = 0;
    shop.images.save = async (name, parts) => {
      saves += 1;
      if (saves === 2) throw Object.assign(new Error("the disk failed"), { code });
      await save(name, parts);
    };
    const fields = { sku: before.sku, nombre: "Otro", existing_images: "[]" };
    const answer = await send(shop, { id: before.id, fields, files: [await blue(), await red()] });
    shop.images.save = save;
    expect(answer.status).toBe(503);
    expect(answer.body.error).toMatch(said);
    expect(await stillStands(shop, before.id)).toEqual(before);
    expect(kept(shop)).toEqual(files);
  },
);

test("a database failure after the files were written keeps the old producto and leaves no file behind", async ({
  shop,
}) => {
  const before = await create(shop, await red());
  const files = kept(shop);
  await runAsOwner(shop, "alter table auditoria rename to auditoria_lejos");
  const answer = await send(shop, {
    id: before.id,
    fields: { sku: before.sku },
    files: [await blue()],
  });
  await runAsOwner(shop, "alter table auditoria_lejos rename to auditoria");
  expect(answer.status).toBe(500);
  expect(await stillStands(shop, before.id)).toEqual(before);
  expect(kept(shop)).toEqual(files);
});

test("a partial picture never has its final name", async ({ shop }) => {
  const bytes = await png();
  const files = [
    { file: "320.webp", bytes },
    { file: "../fuera.webp", bytes },
  ];
  await expect(shop.images.save("media-imagen", files)).rejects.toThrow();
  expect(await shop.images.read("media-imagen", "320.webp")).toBeNull();
  expect(kept(shop).filter((name) => name.includes("media-imagen"))).toEqual([]);
});

test("the sweep deletes orphans and leftovers after a day, and nothing linked or younger", async ({
  shop,
}) => {
  const { imagenes } = await create(shop, await red());
  const bytes = await png();
  await shop.images.save("huerfana", [{ file: "320.webp", bytes }]);
  await shop.images.save(".huerfana-0a0a", [{ file: "320.webp", bytes }]);
  shop.clock.advance(hours(23));
  await sweepImagenes(shop.app.ctx);
  expect(kept(shop)).toContain("huerfana");
  shop.clock.advance(hours(2));
  expect(await sweepImagenes(shop.app.ctx)).toBeGreaterThanOrEqual(2);
  expect(kept(shop).filter((name) => name.includes("huerfana"))).toEqual([]);
  expect(kept(shop)).toContain(nameIn(imagenes[0]));
});

test("a removed picture is served for another day, however old it is", async ({ shop }) => {
  const { id, sku, imagenes } = await create(shop, await red(), await blue());
  const [gone = "", stays = ""] = imagenes;
  shop.clock.advance(hours(48));
  token = (await buildAdmin(shop)).token;
  await send(shop, { id, fields: { sku, existing_images: JSON.stringify([stays]) } });
  shop.clock.advance(hours(23));
  await sweepImagenes(shop.app.ctx);
  expect((await fetch(`${shop.url}${gone}`)).status).toBe(200);
  shop.clock.advance(hours(2));
  await Promise.all([sweepImagenes(shop.app.ctx), sweepImagenes(shop.app.ctx)]);
  expect((await fetch(`${shop.url}${gone}`)).status).toBe(404);
  expect((await fetch(`${shop.url}${stays}`)).status).toBe(200);
});
