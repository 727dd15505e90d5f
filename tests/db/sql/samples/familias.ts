import * as known from "#server/modules/catalogo/csv/known-familias.queries.ts";
import * as familias from "#server/modules/catalogo/familias/familias.queries.ts";
import * as listed from "#server/modules/catalogo/familias/listed.queries.ts";
import * as variantes from "#server/modules/catalogo/familias/variantes.queries.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const which = { ids: [12, 13], familia: 1 };
const ejes = '[{"nombre":"Talla","tipo":"opcion","valores":[{"clave":"s","nombre":"S"}]}]';
const ficha = {
  ...{ descripcion: "Con luz", categoria_id: 3, personalizacion: "[]" },
  ...({ a_medida: 0, destacado: 0 } as const),
};

export const familiasSamples: SamplesByFile = {
  "modules/catalogo/csv/known-familias.queries.ts": {
    selectFamiliaNombres: (tx) => known.selectFamiliaNombres(tx),
    selectKnownFamilias: (tx) => known.selectKnownFamilias(tx, [1, 2]),
    lockKnownFamilias: (tx) => known.lockKnownFamilias(tx, [1, 2]),
  } satisfies Samples<typeof known>,
  "modules/catalogo/familias/familias.queries.ts": {
    selectFicha: (tx) => familias.selectFicha(tx, 12),
    selectFamilia: (tx) => familias.selectFamilia(tx, 1),
    lockFamilia: (tx) => familias.lockFamilia(tx, 1),
    selectMembers: (tx) => familias.selectMembers(tx, which),
    lockMembers: {
      "of a familia": (tx) => familias.lockMembers(tx, which),
      "of a familia alone": (tx) => familias.lockMembers(tx, { ids: [], familia: 1 }),
      "one producto": (tx) => familias.lockMembers(tx, { ids: [12], familia: null }),
    },
    selectRelatives: (tx) => familias.selectRelatives(tx, [12, 13]),
    lockRelatives: (tx) => familias.lockRelatives(tx, 12),
    selectSkuOwners: (tx) => familias.selectSkuOwners(tx, ["SKU-100012", "SKU-100013"]),
    insertFamilia: (tx) => familias.insertFamilia(tx, { nombre: "Lámpara", ejes }),
    updateFamilia: (tx) => familias.updateFamilia(tx, { id: 1, nombre: "Lámpara", ejes }),
    deleteFamilia: (tx) => familias.deleteFamilia(tx, 999),
    releaseMembers: (tx) => familias.releaseMembers(tx, 1),
    rateFamilia: (tx) => familias.rateFamilia(tx, [12, 13]),
    reviseProducto: (tx) =>
      familias.reviseProducto(tx, { id: 12, ...ficha, busqueda: "lampara sku-100012 categoria 3" }),
  } satisfies Samples<typeof familias>,
  "modules/catalogo/familias/listed.queries.ts": {
    selectStaleFamilias: (tx) => listed.selectStaleFamilias(tx),
    chooseListed: (tx) => listed.chooseListed(tx, [1, 2]),
  } satisfies Samples<typeof listed>,
  "modules/catalogo/familias/variantes.queries.ts": {
    selectFamilias: (tx) => variantes.selectFamilias(tx, [1, 2]),
    selectToDescribe: {
      "of familias": (tx) => variantes.selectToDescribe(tx, { familias: [1, 2], ids: [] }),
      "one producto": (tx) => variantes.selectToDescribe(tx, { familias: [], ids: [12] }),
    },
    updateDescription: (tx) =>
      variantes.updateDescription(tx, { id: 12, busqueda_variantes: "musgo", colores: " 3 " }),
  } satisfies Samples<typeof variantes>,
};
