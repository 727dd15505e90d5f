import { readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { checkPersonalizacion } from "#contract/values/producto/personalizacion.ts";
import {
  findCatalogoFaults,
  loadCatalogo,
  pictureFolder,
  pictureFormats,
  pictureWidths,
} from "#demo/catalogo.ts";
import { pastPieces } from "#demo/history/piece-texts.ts";
import { demoPictures } from "#demo/pictures.ts";

const avifLimitBytes = 60_000;
const picturesLimitBytes = 20_000_000;

const { categorias, productos, familias } = loadCatalogo();
const pictures = [...new Set(productos.flatMap(({ imagenes }) => imagenes))];

describe("the demo catalogue", () => {
  it("has the five categories of docs/reglas.md 27 with at least eight products each", () => {
    const slugs = ["figuras", "prototipos", "regalos", "gamer", "decoracion"];
    expect(categorias.map(({ slug }) => slug)).toEqual(slugs);
    for (const slug of slugs) {
      const count = productos.filter(({ categoria }) => categoria === slug).length;
      expect(count, slug).toBeGreaterThanOrEqual(8);
    }
  });

  it("has unique sku and names", () => {
    expect(new Set(productos.map(({ sku }) => sku)).size).toBe(productos.length);
    expect(new Set(productos.map(({ nombre }) => nombre)).size).toBe(productos.length);
  });

  it("prices in whole pesos from 3.990 to 64.990", () => {
    for (const { sku, precio } of productos) {
      expect(Number.isInteger(precio) && precio >= 3_990 && precio <= 64_990, sku).toBe(true);
    }
  });

  it("has four to eight products over several categories", () => {
    const destacados = productos.filter(({ destacado }) => destacado);
    expect(destacados.length).toBeGreaterThanOrEqual(4);
    expect(destacados.length).toBeLessThanOrEqual(8);
    expect(new Set(destacados.map(({ categoria }) => categoria)).size).toBeGreaterThanOrEqual(4);
    expect(destacados.every(({ stock }) => stock > 0)).toBe(true);
  });

  it("mixes stock: some last units, some sold out, most available", () => {
    const count = (stock: number) =>
      productos.filter((producto) => producto.stock === stock).length;
    expect(count(1)).toBeGreaterThanOrEqual(3);
    expect(count(0)).toBeGreaterThanOrEqual(2);
    expect(productos.length - count(0) - count(1)).toBeGreaterThan(productos.length * 0.7);
  });

  it("has a pudú among the figures and one very long name", () => {
    const figuras = productos.filter(({ categoria }) => categoria === "figuras");
    expect(figuras.some(({ nombre }) => nombre.includes("Pudú"))).toBe(true);
    expect(Math.max(...productos.map(({ nombre }) => nombre.length))).toBeGreaterThanOrEqual(85);
  });

  it("sells what its buyers of the past wrote and chose", () => {
    const asking = productos.filter(({ personalizacion = [] }) => personalizacion.length > 0);
    expect(asking.map(({ sku }) => sku).toSorted()).toEqual(Object.keys(pastPieces).toSorted());
    for (const { sku, personalizacion = [] } of asking) {
      for (const piece of pastPieces[sku] ?? []) {
        const checked = checkPersonalizacion(personalizacion, piece);
        expect(checked, sku).toEqual({ valores: piece, precio: expect.any(Number) });
      }
    }
  });

  it("names a familia that the shop would refuse", () => {
    const [familia] = familias;
    if (!familia) throw new Error("The catalogue has no familia");
    const { nombre, variantes } = familia;
    const wrong = variantes.map((variante) => ({ ...variante, valores: ["lila"] }));
    const broken = { categorias, productos, familias: [{ ...familia, variantes: wrong }] };
    expect(findCatalogoFaults(broken)).toEqual([
      `${nombre}: Variante 1: elige un valor de cada eje.`,
    ]);
  });

  it("names an invalid product", () => {
    const [first] = productos;
    if (!first) throw new Error("The catalogue is empty");
    const personalizacion = [{ clave: "Nombre" }] as unknown as Campo[];
    const wrong = { precio: 12.5, categoria: "otra", personalizacion };
    const broken = { categorias, productos: [{ ...first, ...wrong }], familias: [] };
    expect(findCatalogoFaults(broken)).toEqual([
      `${first.sku}: precio must be a whole number from 0`,
      expect.stringMatching(`^${first.sku}: Campo 1: La clave de un campo`),
      `${first.sku}: unknown categoria otra`,
    ]);
  });
});

describe("the demo's familias", () => {
  const piecesOf = ({ variantes }: (typeof familias)[number]) =>
    variantes.map(({ sku, valores }) => {
      const producto = productos.find((one) => one.sku === sku);
      if (!producto) throw new Error(`No producto ${sku}`);
      return { ...producto, valores };
    });

  it("are three at least, of three colors or more, and one also of two sizes", () => {
    expect(familias.length).toBeGreaterThanOrEqual(3);
    for (const { nombre, ejes, variantes } of familias) {
      expect(ejes[0]?.tipo, nombre).toBe("color");
      const colors = new Set(variantes.map(({ valores }) => valores[0]));
      expect(colors.size, nombre).toBeGreaterThanOrEqual(3);
      expect(colors.size, nombre).toBe(ejes[0]?.valores.length);
    }
    expect(familias.some(({ ejes }) => ejes.length === 2)).toBe(true);
  });

  it("show each color in pictures of its own", () => {
    for (const familia of familias) {
      const pictures = new Map(piecesOf(familia).map((one) => [one.valores[0], one.imagenes]));
      const all = [...pictures.values()].flat();
      expect(new Set(all).size, familia.nombre).toBe(all.length);
    }
  });

  it("have one ficha each", () => {
    for (const familia of familias) {
      const fichas = piecesOf(familia).map(
        ({ descripcion, categoria, personalizacion, a_medida, destacado }) =>
          JSON.stringify([descripcion, categoria, personalizacion, a_medida, destacado]),
      );
      expect(new Set(fichas).size, familia.nombre).toBe(1);
    }
  });
});

describe("the demo pictures", () => {
  it("are at least four a featured producto and two of every other, the cover first", () => {
    for (const { sku, destacado, imagenes } of productos) {
      expect(imagenes.length, sku).toBeGreaterThanOrEqual(destacado ? 4 : 2);
      expect(imagenes[0], sku).toMatch(/-a$/);
      expect(new Set(imagenes).size, sku).toBe(imagenes.length);
    }
  });

  it("can all be rendered again, and none is unused", () => {
    const kept = readdirSync(new URL("..", pictureFolder("any"))).sort();
    expect(kept).toEqual([...pictures].sort());
    expect(demoPictures.map(({ name }) => name).sort()).toEqual(kept);
  });

  it("exist in every width and format", () => {
    const expected = pictureWidths
      .flatMap((width) => pictureFormats.map((format) => `${width}.${format}`))
      .sort();
    for (const name of pictures) {
      expect(readdirSync(pictureFolder(name)).sort(), name).toEqual(expected);
    }
  });

  it("weigh at most 60 kB as AVIF at 1200 px and 20 MB together", () => {
    let total = 0;
    for (const name of pictures) {
      for (const file of readdirSync(pictureFolder(name))) {
        const { size } = statSync(new URL(file, pictureFolder(name)));
        total += size;
        if (file === "1200.avif") expect(size, name).toBeLessThanOrEqual(avifLimitBytes);
      }
    }
    expect(total).toBeLessThanOrEqual(picturesLimitBytes);
  });
});
