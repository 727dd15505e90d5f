import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { CategoriaShelf } from "./categoria-shelf.tsx";
import type { Destacados } from "./load-home.ts";

const categorias = ["figuras", "gamer"].map((slug, place) => ({ id: place, slug, nombre: slug }));
const producto = (categoria_slug: string, name: string) =>
  ({ categoria_slug, imagenes: [`/imagenes/${name}/1200.webp`] }) as Producto;

function render(destacados: Destacados): string {
  const Shelf = () => <CategoriaShelf destacados={destacados} />;
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Shelf }]);
  const root = { tienda: null, categorias };
  return renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
}

test("a categoria shows the first featured producto that is in it, lazily", () => {
  const html = render([producto("gamer", "torre"), producto("gamer", "dado")]);
  expect(html).toMatch(/<img[^>]*torre[^>]*>/);
  expect(html).not.toContain("dado");
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toMatch(/<img[^>]*loading="lazy"/);
});

test("without featured productos the categorias stand there all the same", () => {
  for (const destacados of [null, []]) {
    const html = render(destacados);
    expect(html).toContain("/categoria/figuras");
    expect(html).not.toContain("<img");
  }
});
