import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isOwnCampo } from "#contract/values/producto/personalizacion.ts";
import { loadCatalogo } from "#demo/catalogo.ts";
import { parseFile, walk } from "../../scripts/check-files.ts";
import promises from "./promises.json" with { type: "json" };

/** Public words: what only the owner reads promises nobody anything. */
const sources = globSync([
  "src/web/**/*.copy.ts",
  "src/server/modules/**/*{.mails,mail-blocks}.ts",
  "src/contract/values/{default-textos,reply-time,rights/terminos,rights/retracto,rights/data-kinds,pago/cuotas}.ts",
  "src/server/config/tienda-config.ts",
])
  .filter((path) => !/areas\/admin\/|administradores\//.test(path))
  .sort();

/** Words of what binds by law: delivery, money back, dates, what is done with data. */
const promising = new RegExp(
  [
    "\\bdías?\\b|\\bmeses\\b|\\baños\\b|plazo",
    "garant|retracto|arrepent|reembols|[Dd]evol(v|uc)|cambio, (la )?reparación|ningún cargo|cuotas",
    "todo Chile|todo el país|despacho a|regiones con|seguimiento|retiro",
    "[Nn]o (guardamos|usamos|enviamos|vendemos)|[Nn]unca|Agencia|cookies|cifrad",
    "el total que|sin costo|boleta|IVA incluido|reservamos|se borra|[Bb]orramos|[Bb]orra cada",
  ].join("|"),
);

function textsOf(path: string): string[] {
  const { program } = parseFile({ path, text: readFileSync(path, "utf8") });
  const texts: string[] = [];
  walk(program, (node) => {
    if (node.type === "Literal" && typeof node.value === "string") texts.push(node.value);
    if (node.type === "TemplateLiteral") {
      const parts = node.quasis as readonly { value: { cooked: string } }[];
      texts.push(parts.map(({ value }) => value.cooked).join("…"));
    }
  });
  return texts;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/).map((sentence) => sentence.trim());
}

/** Three words are a label. */
const isPromise = (sentence: string) => sentence.split(" ").length > 3 && promising.test(sentence);

/** By subject: sentences, and the code, test, setting or law that keeps them; `…` stands for what the code fills in. */
const listed = Object.values(promises).flat();
const sentences = listed.flatMap((entry) => entry.sentences);
const said = sources.flatMap(textsOf).flatMap(sentencesOf);

// An advertised fact binds. A sentence that nothing keeps is changed, not listed.
describe("the list of promises", () => {
  test("names every promise of the pages and mails", () => {
    const known = new Set(sentences);
    const missing = [...new Set(said.filter(isPromise))].filter((sentence) => !known.has(sentence));
    expect(missing).toEqual([]);
  });

  test("names nothing that is not said any more", () => {
    const spoken = new Set(said);
    expect(sentences.filter((sentence) => !spoken.has(sentence))).toEqual([]);
  });

  test("says of each what keeps it", () => {
    expect(listed.filter(({ keptBy }) => keptBy.length < 10)).toEqual([]);
    expect(sentences.length).toBeGreaterThan(100);
  });
});

const { productos } = loadCatalogo();

describe("a text of the demo's productos", () => {
  test.for(productos)("$sku promises only what its ficha and its flag say", (producto) => {
    const { descripcion, altura_capa, a_medida = false, personalizacion = [] } = producto;
    const layers = [...descripcion.matchAll(/capas de (0,\d+ mm)/g)].map(([, height]) => height);
    expect(layers.filter((height) => height !== altura_capa)).toEqual([]);
    // The page asks for a detail before anybody buys, which makes a piece to measure.
    const tellsLater = /después de comprar|compra y (envía|manda)|nos mandas|la hacemos con/i;
    expect(descripcion).not.toMatch(tellsLater);
    expect(/escribe (el|la|tu) /i.test(descripcion)).toBe(a_medida);
    expect(personalizacion.some(isOwnCampo)).toBe(a_medida);
    expect(descripcion).not.toMatch(
      /aguanta|probad[ao]|garantiz|irrompible|para siempre|miles de/i,
    );
  });
});
