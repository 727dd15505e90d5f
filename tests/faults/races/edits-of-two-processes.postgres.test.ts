import { expect, test } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { createPageStage } from "#tests/support/calls/staged-pages.ts";

/** Changes of both processes cross renders of both: whatever a page was rendered from, it ends true. */
test("pages of both processes are true after edits that crossed their renders", async ({
  onTestFinished,
}) => {
  const [stage, otherStage] = [createPageStage(), createPageStage()];
  const here = await openTestShop({ pages: stage.pages, isLive: true });
  onTestFinished(here.close);
  const other = await openTestShop({ beside: here, pages: otherStage.pages, isLive: true });
  onTestFinished(other.close);
  const ids = [await buildProducto(here), await buildProducto(here), await buildProducto(here)];
  const { token } = await buildAdmin(here);
  const paths = ["/", "/tienda?orden=precio_asc", "/categoria/figuras"].concat(
    ids.map((id) => `/producto/${id}`),
  );
  const readAll = () =>
    Promise.all(paths.flatMap((path) => [stage.read(here, path), otherStage.read(other, path)]));

  for (let round = 0; round < 12; round++) {
    const shop = round % 2 === 0 ? here : other;
    const id = ids[round % ids.length] ?? 0;
    const body = round % 4 < 2 ? { activo: round % 4 === 1 } : { destacado: round % 4 === 2 };
    const write = shop.client(token)("patchProducto", { query: { id }, body });
    const [result] = await Promise.all([write, readAll(), readAll()]);
    expect(result).toMatchObject({ ok: true });
  }
  for (const [shop, { read, readUncached }] of [
    [here, stage] as const,
    [other, otherStage] as const,
  ])
    for (const path of paths) {
      const isTrue = async () => (await read(shop, path)) === (await readUncached(path));
      await expect.poll(isTrue, { message: path }).toBe(true);
    }
});
