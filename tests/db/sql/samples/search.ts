import * as colores from "#server/modules/catalogo/colores/colores.queries.ts";
import * as fuentes from "#server/modules/catalogo/colores/fuentes.queries.ts";
import * as fallidas from "#server/modules/catalogo/search/fallidas.queries.ts";
import * as search from "#server/modules/catalogo/search/search.queries.ts";
import * as vocabulary from "#server/modules/catalogo/search/vocabulary.queries.ts";
import * as sinonimos from "#server/modules/catalogo/sinonimos/sinonimos.queries.ts";
import { now } from "../seed/values.ts";
import { inCategoria, shown } from "./catalogo.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const lamp = {
  clauses: [
    { field: "nombre", words: ["lampara", "lamparas"] },
    { field: "texto", words: ["bosque"] },
  ],
  filter: shown,
  isRare: true,
} satisfies search.Match;
const ranked = {
  ranked: [
    { clauses: [{ field: "nombre", words: ["lampara"] }], isRare: true },
    { clauses: lamp.clauses, isRare: false },
  ],
  ...{ limit: 3, offset: 0 },
} satisfies Omit<Parameters<typeof search.selectRanked>[1], "filter">;

export const searchSamples: SamplesByFile = {
  "modules/catalogo/search/search.queries.ts": {
    countMatches: (tx) => search.countMatches(tx, { match: lamp, limit: 1_001 }),
    selectFoundCells: (tx) => search.selectFoundCells(tx, { match: lamp, limit: 3_001 }),
    selectRanked: {
      "all categorias": (tx) => search.selectRanked(tx, { ...ranked, filter: shown }),
      counted: (tx) =>
        search.selectRanked(tx, {
          ...ranked,
          ranked: ranked.ranked.map((tier) => ({ ...tier, isRare: true })),
          ...{ filter: shown, countTo: 1_001 },
        }),
      "one categoria": (tx) =>
        search.selectRanked(tx, { ...ranked, filter: { ...inCategoria, onlyListed: false } }),
    },
    selectSortedMatches: {
      "few, precio_asc": (tx) =>
        search.selectSortedMatches(tx, {
          match: { ...lamp, clauses: [{ field: "texto", words: ["100012"] }] },
          isCommon: false,
          ...{ orden: "precio_asc", limit: 3, offset: 0 },
        }),
      "many, precio_asc": (tx) =>
        search.selectSortedMatches(tx, {
          match: { ...lamp, clauses: [{ field: "texto", words: ["pla"] }] },
          isCommon: true,
          ...{ orden: "precio_asc", limit: 3, offset: 0 },
        }),
    },
    selectSortedOf: (tx) =>
      search.selectSortedOf(tx, { ids: [1, 2, 3], orden: "precio_asc", limit: 3, offset: 0 }),
  } satisfies Samples<typeof search>,
  "modules/catalogo/search/fallidas.queries.ts": {
    selectFallidas: (tx) => fallidas.selectFallidas(tx),
    addFallidas: (tx) =>
      fallidas.addFallidas(tx, { fallidas: [{ palabras: "unicornio", veces: 2 }], now }),
    pruneFallidas: (tx) => fallidas.pruneFallidas(tx, { before: 1, kept: 1_000 }),
  } satisfies Samples<typeof fallidas>,
  "modules/catalogo/colores/fuentes.queries.ts": {
    selectFuentes: {
      some: (tx) => fuentes.selectFuentes(tx, [12, 13]),
      none: (tx) => fuentes.selectFuentes(tx, []),
    },
  } satisfies Samples<typeof fuentes>,
  "modules/catalogo/colores/colores.queries.ts": {
    selectColores: (tx) => colores.selectColores(tx),
    lockColores: (tx) => colores.lockColores(tx),
    lockColor: (tx) => colores.lockColor(tx, 1),
    lockColoresByClave: (tx) => colores.lockColoresByClave(tx, ["rojo", "azul"]),
    insertColor: (tx) =>
      colores.insertColor(tx, { clave: "verde", nombre: "Verde", color: "#228844" }),
    updateColor: (tx) => colores.updateColor(tx, { id: 1, nombre: "Rojo", color: "#aa2222" }),
    deleteColor: (tx) => colores.deleteColor(tx, 1),
    lockOffering: (tx) => colores.lockOffering(tx, { clave: "rojo", after: 0, limit: 200 }),
    lockFamiliasNaming: (tx) => colores.lockFamiliasNaming(tx, "rojo"),
  } satisfies Samples<typeof colores>,
  "modules/catalogo/sinonimos/sinonimos.queries.ts": {
    selectSinonimos: (tx) => sinonimos.selectSinonimos(tx),
    lockSinonimo: (tx) => sinonimos.lockSinonimo(tx, 1),
    insertSinonimo: (tx) => sinonimos.insertSinonimo(tx, { palabras: "uno, dos", now }),
    updateSinonimo: (tx) => sinonimos.updateSinonimo(tx, { id: 1, palabras: "uno, tres" }),
    deleteSinonimo: (tx) => sinonimos.deleteSinonimo(tx, 1),
  } satisfies Samples<typeof sinonimos>,
  "modules/catalogo/search/vocabulary.queries.ts": {
    selectWordsPart: {
      "the first": (tx) => vocabulary.selectWordsPart(tx, null),
      "the second": (tx) => vocabulary.selectWordsPart(tx, "1000"),
    },
    selectEditedTexts: (tx) => vocabulary.selectEditedTexts(tx, { since: 1, limit: 1_001 }),
  } satisfies Samples<typeof vocabulary>,
};
