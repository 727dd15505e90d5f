import { describe, expect, test } from "vitest";
import {
  type FormImagen,
  imagenFields,
  moveImagen,
  progressPerFile,
  rebaseImagenes,
  savedImagenes,
  screenFiles,
} from "./imagenes.ts";

const file = (name: string, { type = "image/png", size = 10 } = {}) =>
  new File([new Uint8Array(size)], name, { type });
const added = (name: string): FormImagen => ({
  kind: "new",
  id: name,
  file: file(name),
  url: `blob:${name}`,
});

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, 9, "bca"],
  [2, -1, "cab"],
  [7, 0, "abc"],
])("moving %i to %i", (from, to, result) => {
  expect(moveImagen([..."abc"], from, to).join("")).toBe(result);
});

test("saved and new imagenes have one order, files by their index among the sent", () => {
  const imagenes = [added("x"), ...savedImagenes(["/a", "/b"]), added("y")];
  expect(imagenFields(imagenes)).toEqual({
    existing_images: '["/a","/b"]',
    orden_imagenes: '["nueva:0","/a","/b","nueva:1"]',
  });
});

describe("files are refused by name", () => {
  test.each([
    [
      file("a.webp", { type: "image/webp" }),
      "Este navegador no puede leer «a.webp». Guárdala como JPG y vuelve a elegirla.",
    ],
    [file("plano.pdf", { type: "" }), "«plano.pdf» no es una imagen PNG, JPG o GIF."],
    [file("a.png", { size: 0 }), "«a.png» está vacío."],
    [file("a.png", { size: 5_000_001 }), "«a.png» pesa más de 5 MB."],
  ])("%o", (wrong, sentence) => {
    const good = file("b.JPG", { type: "" });
    expect(screenFiles([wrong, good], [])).toEqual({ accepted: [good], refused: [sentence] });
  });

  test("more than eight new ones", () => {
    const files = Array.from({ length: 10 }, (_item, place) => file(`${place}.png`));
    const { accepted, refused } = screenFiles(files, [added("x"), ...savedImagenes(["/a"])]);
    expect(accepted.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `${n}.png`));
    expect(refused).toEqual([
      "Puedes subir hasta 8 imágenes nuevas por vez. Quedaron fuera 3 imágenes: «7.png», «8.png» y «9.png».",
    ]);
  });

  test("names three of many beyond the limit", () => {
    const files = Array.from({ length: 13 }, (_item, place) => file(`${place}.png`));
    expect(screenFiles(files, []).refused).toEqual([
      "Puedes subir hasta 8 imágenes nuevas por vez. Quedaron fuera 5 imágenes: «8.png», «9.png», «10.png» y 2 más.",
    ]);
  });

  test("more than twelve of one producto", () => {
    const standing = savedImagenes(Array.from({ length: 11 }, (_item, place) => `/${place}`));
    const { accepted, refused } = screenFiles([file("a.png"), file("b.png")], standing);
    expect(accepted).toHaveLength(1);
    expect(refused).toEqual([
      "Un producto tiene hasta 12 imágenes. Quedó fuera 1 imagen: «b.png».",
    ]);
  });
});

test.each([
  [0, [0, 0]],
  [50, [0, 0]],
  [100, [0.5, 0]],
  [150, [1, 0]],
  [300, [1, 0.5]],
  [450, [1, 1]],
])("after %i of 450 bytes, 50 of them fields", (sent, shares) => {
  expect(progressPerFile([100, 300], { sent, total: 450 })).toEqual(shares);
});

test("a rebase drops removed imagenes and adds new ones", () => {
  const mine = [added("x"), ...savedImagenes(["/b", "/a"])];
  const rebased = rebaseImagenes(mine, { base: ["/a", "/b", "/c"], fresh: ["/c", "/b", "/n"] });
  expect(rebased.map(({ id }) => id)).toEqual(["x", "/b", "/n"]);
});
