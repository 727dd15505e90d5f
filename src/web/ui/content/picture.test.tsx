import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const picture = { path: "/imagenes/a/1200.webp", alt: "Pudú", sizes: "50vw" };
const marcador = "data:image/webp;base64,AAAA";

test("the few pixels stand below the picture, without a style of their own and without a name", () => {
  const html = renderToStaticMarkup(<Picture {...picture} marcador={marcador} className="w-4" />);
  expect(html).toContain(`<img src="${marcador}" alt=""`);
  expect(html.indexOf(marcador)).toBeLessThan(html.indexOf("/imagenes/a/640.webp"));
  expect(html).not.toContain("style=");
});

test("without them the picture stands alone", () => {
  const html = renderToStaticMarkup(<Picture {...picture} marcador="" />);
  expect(html).not.toContain("data:");
  expect(html.match(/<img/g)).toHaveLength(1);
});
