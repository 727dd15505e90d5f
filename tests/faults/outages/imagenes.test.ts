import { readdirSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildAdmin } from "#rig/builders/admin.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { hours } from "#server/clock.ts";
import { ensureCategorias, sweepImagenes } from "#server/modules/catalogo/index.ts";
import { png, type SentProducto, sendProducto } from "#tests/support/calls/producto-calls.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  await ensureCategorias(shop.database.db, shop.clock.now());
});
afterAll(() => shop.close());
// The clock moves by days here, which ends sessions.
beforeEach(async () => {
  token = (await buildAdmin(shop)).token;
});

const send = (sent: SentProducto) => sendProducto(shop, { token, ...sent });
const red = async () => ({ name: "roja.png", bytes: await png("red") });
const blue = async () => ({ name: "azul.png", bytes: await png("blue") });
const kept = () => readdirSync(shop.images.folder ?? "").toSorted();
const nameIn = (path = "") => path.split("/")[2] ?? "";

async function create(...files: SentProducto["files"] & object) {
  const { status, body } = await send({ files });
  expect(status).toBe(201);
  return body.producto;
}

async function stillStands(id: number) {
  const result = await shop.client()("getProducto", { query: { id } });
  if (!result.ok) throw new Error(`no producto: ${result.status}`);
  return result.data;
}

it.each([
  ["ENOSPC", /No queda espacio/],
  ["EDQUOT", /No queda espacio/],
  ["EIO", /No se pudieron guardar las imágenes/],
])(
  "a disk that fails with %s in the middle leaves the old producto whole and no file behind",
  async (code, said) => {
    const before = await create(await red());
    const files = kept();
    const { save } = shop.images;
    let saves = 0;
    shop.images.save = async (name, parts) => {
      saves += 1;
      if (saves === 2) throw Object.assign(new Error("the disk failed"), { code });
      await save(name, parts);
    };
    const fields = { sku: before.sku, nombre: "Otro", existing_images: "[]" };
    const answer = await send({ id: before.id, fields, files: [await blue(), await red()] });
    shop.images.save = save;
    expect(answer.status).toBe(503);
    expect(answer.body.error).toMatch(said);
    expect(await stillStands(before.id)).toEqual(before);
    expect(kept()).toEqual(files);
  },
);

it("a database that fails after the files were kept leaves the old producto whole and no file behind", async () => {
  const before = await create(await red());
  const files = kept();
  const { db } = shop.database;
  await sql`alter table auditoria rename to auditoria_lejos`.execute(db);
  const answer = await send({ id: before.id, fields: { sku: before.sku }, files: [await blue()] });
  await sql`alter table auditoria_lejos rename to auditoria`.execute(db);
  expect(answer.status).toBe(500);
  expect(await stillStands(before.id)).toEqual(before);
  expect(kept()).toEqual(files);
});

it("half a picture never stands under its name", async () => {
  const bytes = await png();
  const files = [
    { file: "320.webp", bytes },
    { file: "../fuera.webp", bytes },
  ];
  await expect(shop.images.save("media-imagen", files)).rejects.toThrow();
  expect(await shop.images.read("media-imagen", "320.webp")).toBeNull();
  expect(kept().filter((name) => name.includes("media-imagen"))).toEqual([]);
});

it("the sweep takes orphans and leftovers after a day, and nothing that is shown or younger", async () => {
  const { imagenes } = await create(await red());
  const bytes = await png();
  await shop.images.save("huerfana", [{ file: "320.webp", bytes }]);
  await shop.images.save(".huerfana-0a0a", [{ file: "320.webp", bytes }]);
  shop.clock.advance(hours(23));
  await sweepImagenes(shop.app.ctx);
  expect(kept()).toContain("huerfana");
  shop.clock.advance(hours(2));
  expect(await sweepImagenes(shop.app.ctx)).toBeGreaterThanOrEqual(2);
  expect(kept().filter((name) => name.includes("huerfana"))).toEqual([]);
  expect(kept()).toContain(nameIn(imagenes[0]));
});

it("a picture taken off its producto is served for another day, however old it is", async () => {
  const { id, sku, imagenes } = await create(await red(), await blue());
  const [gone = "", stays = ""] = imagenes;
  shop.clock.advance(hours(48));
  token = (await buildAdmin(shop)).token;
  await send({ id, fields: { sku, existing_images: JSON.stringify([stays]) } });
  shop.clock.advance(hours(23));
  await sweepImagenes(shop.app.ctx);
  expect((await fetch(`${shop.url}${gone}`)).status).toBe(200);
  shop.clock.advance(hours(2));
  await Promise.all([sweepImagenes(shop.app.ctx), sweepImagenes(shop.app.ctx)]);
  expect((await fetch(`${shop.url}${gone}`)).status).toBe(404);
  expect((await fetch(`${shop.url}${stays}`)).status).toBe(200);
});
