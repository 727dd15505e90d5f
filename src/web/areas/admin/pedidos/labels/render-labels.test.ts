import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import jsQr from "jsqr";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { LabelFacts } from "./label-facts.ts";
import { type LabelFormat, labelFormatNames } from "./label-formats.ts";
import { renderLabels } from "./render-labels.ts";

const folder = "@expo-google-fonts/figtree";
const fontOf = (file: string): ArrayBuffer =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`${folder}/${file}`))).buffer;
const fonts = {
  plain: fontOf("400Regular/Figtree_400Regular.ttf"),
  bold: fontOf("700Bold/Figtree_700Bold.ttf"),
};

const plate = {
  cantidad: 2,
  nombre: "Letrero de casa",
  textos: ["Nombre: Ñandú 3°"],
  sku: "REG-1",
};

const parcel: LabelFacts = {
  numero: "E-000123",
  fecha: "28-11-2026",
  remitente: ["Taller Ñuñoa", "Irarrázaval 2401", "+56 9 8765 4321"],
  recibe: "Begoña Núñez Güemes",
  calle: "Av. Pedro de Valdivia Norte 1234, depto 501, torre B",
  comuna: "San Pedro de la Paz",
  region: "Concepción, Región del Biobío",
  telefono: "+56 9 1234 5678",
  nota: "Timbre malo: llamar al llegar. Dejar con el conserje Ávila.",
  modo: "POR PAGAR",
  envio: "Starken 998877",
  unidades: "2 unidades",
  contenido: [plate],
};

const millimetres = (points: number) => Math.round((points * 25.4 * 100) / 72) / 100;

type Options = { parcels?: LabelFacts[]; format?: LabelFormat; withContent?: boolean };

async function open({ parcels = [parcel], format = "100x150", withContent = false }: Options = {}) {
  const bytes = await renderLabels({ parcels, format, withContent, fonts });
  // The reader takes the buffer that it is given.
  const pdf = await getDocumentProxy(bytes.slice());
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ("str" in item ? [item.str] : []));
      const [, , width = 0, height = 0] = page.view;
      return { size: [millimetres(width), millimetres(height)], text: texts.join(" ") };
    }),
  );
  return { pages, bytes };
}

/** Reads the small squares of the page as a camera sees them. */
function decode(pdf: Uint8Array): string | undefined {
  const text = Buffer.from(pdf).toString("latin1");
  const streams = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, body = ""]) =>
    inflate(body),
  );
  const squares = streams.flatMap((stream) =>
    [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) \3 re/g)].map((it) => it.slice(1).map(Number)),
  );
  const modules = squares as [number, number, number][];
  const [left, top] = [0, 1].map((axis) => Math.min(...modules.map((it) => it[axis] ?? 0)));
  const side = 400;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const scale = 8 / (modules[0]?.[2] ?? 1);
  for (const [x, y, size] of modules) {
    const [column, row] = [x - (left ?? 0), y - (top ?? 0)].map(
      (at) => Math.round(at * scale) + 40,
    );
    for (let at = 0; at < (size * scale) ** 2; at++) {
      const line = (row ?? 0) + Math.floor(at / Math.round(size * scale));
      const pixel = line * side + (column ?? 0) + (at % Math.round(size * scale));
      pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return jsQr(pixels, side, side)?.data;
}

function inflate(body: string): string {
  try {
    return inflateSync(Buffer.from(body, "latin1")).toString("latin1");
  } catch {
    // Not all streams are deflated.
    return "";
  }
}

describe("the labels", () => {
  it("carry the numero as a code that a camera reads", async () => {
    const { bytes } = await open();
    expect(decode(bytes)).toBe("E-000123");
  });

  it.each([
    ["100x150", [100, 150], 5],
    ["a6", [105, 148], 5],
    ["a4", [210, 297], 2],
  ] as const)("of five parcels on %s measure %j mm on %i pages", async (format, size, count) => {
    const { pages } = await open({ parcels: Array(5).fill(parcel), format });
    expect(pages.map((page) => page.size)).toEqual(Array(count).fill(size));
  });

  it("say all that a transportista needs, as text with its accents", async () => {
    const { text = "" } = (await open()).pages[0] ?? {};
    const { remitente, recibe, telefono, region, numero, envio, modo } = parcel;
    for (const told of [...remitente, recibe, telefono, region, numero, envio, modo])
      expect(text).toContain(told);
    expect(text).toContain("SAN PEDRO DE LA PAZ");
    expect(text).toContain("Ávila");
  });

  it.each(labelFormatNames)(
    "cut what is too long on %s, and nothing runs over the foot",
    async (format) => {
      const long = "ñandú ".repeat(80).trim();
      const everything = {
        recibe: long,
        calle: long,
        comuna: long,
        region: long,
        nota: long,
        envio: long,
      };
      const { pages } = await open({ parcels: [{ ...parcel, ...everything }], format });
      expect(pages).toHaveLength(1);
      expect(pages[0]?.text).toContain("POR PAGAR");
    },
  );

  it("show what is packed behind each, and go on where a card is full", async () => {
    const contenido = Array.from({ length: 12 }, (_, at) => ({ ...plate, sku: `REG-${at}` }));
    const { pages } = await open({ parcels: [{ ...parcel, contenido }], withContent: true });
    expect(pages.length).toBeGreaterThan(2);
    const told = pages
      .slice(1)
      .map(({ text }) => text)
      .join(" ");
    for (const { sku } of contenido) expect(told).toContain(`SKU: ${sku}`);
    expect(pages.at(-1)?.text).toContain("sigue");
  });

  it("show every line of a text, and cut a piece that no card holds", async () => {
    const lines = ["Frase: Uno", "dos", "tres", "y cuatro"].join("\n");
    const written = { ...plate, textos: [lines] };
    const [, told] = (
      await open({ parcels: [{ ...parcel, contenido: [written] }], withContent: true })
    ).pages;
    for (const line of lines.split("\n")) expect(told?.text).toContain(line);
    const endless = { ...plate, textos: Array<string>(6).fill("ñandú ".repeat(60)) };
    const { pages } = await open({
      parcels: [{ ...parcel, contenido: [endless] }],
      withContent: true,
    });
    expect(pages).toHaveLength(2);
  });
});
