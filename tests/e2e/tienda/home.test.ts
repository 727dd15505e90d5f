import { describe, expect } from "vitest";
import { onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const durations = () =>
  document.getAnimations().flatMap((animation) => {
    const effect = animation.effect as KeyframeEffect;
    return effect.target?.closest("[data-scene]") ? [Number(effect.getTiming().duration)] : [];
  });

describe("the hero", () => {
  test("is printed slowly enough to be seen, and by a nozzle that travels", ({ shop }) =>
    shop.visit({}, async (page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/");
      const printing = await page.evaluate(durations);
      expect(printing).toHaveLength(2);
      expect(Math.min(...printing)).toBeGreaterThanOrEqual(1600);
      expect(Math.max(...printing)).toBeLessThanOrEqual(2200);
      const places = await page.evaluate(() => {
        const [head] = document.getAnimations().filter(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return target?.classList.contains("animate-lift");
        });
        const frames = (head?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        return frames.map(({ transform }) => String(transform));
      });
      const turns = places.map((place) => place.startsWith("translate(-"));
      expect(turns.filter((isLeft) => isLeft).length).toBeGreaterThanOrEqual(3);
    }));

  test.for(onPhone)(
    "shows piece, headline and first action at once on a %s, with reduced motion finished",
    (device, { shop }) =>
      shop.visit({ device }, async (page) => {
        await page.goto("/");
        expect(Math.max(0, ...(await page.evaluate(durations)))).toBeLessThanOrEqual(1);
        const height = page.viewportSize()?.height ?? 0;
        const bottomOf = async (role: "heading" | "link", name?: string) => {
          const place = await page
            .getByRole(role, { name, ...levelOf(role) })
            .first()
            .boundingBox();
          return (place?.y ?? height) + (place?.height ?? height);
        };
        expect(await bottomOf("heading")).toBeLessThan(height);
        expect(await bottomOf("link", "Ver la tienda")).toBeLessThan(height);
        const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
        const pieces = await hero.locator("img").evaluateAll((images) =>
          images.map((image) => ({
            top: image.getBoundingClientRect().top,
            isSized: image.hasAttribute("width") && image.hasAttribute("height"),
          })),
        );
        expect(pieces).toHaveLength(3);
        for (const piece of pieces) expect(piece).toMatchObject({ isSized: true });
        expect(Math.max(...pieces.map(({ top }) => top))).toBeLessThan(height * 0.8);
      }),
  );
});

test("a phone shows a first producto within one screen and a half, and a short footer", ({
  shop,
}) =>
  shop.visit({ device: "phone" }, async (page) => {
    await stockProducto(shop, { nombre: "Pudú del bosque", destacado: true });
    for (const categoria of ["Prototipos", "Regalos", "Gamer", "Decoración"])
      await stockProducto(shop, { categoria });
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto("/");
    const picture = page.locator("article img").first();
    expect((await picture.boundingBox())?.y).toBeLessThan(1110);
    expect((await page.getByRole("contentinfo").boundingBox())?.height).toBeLessThan(740);
  }));

function levelOf(role: "heading" | "link") {
  return role === "heading" ? { level: 1 } : {};
}
