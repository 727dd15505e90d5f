import * as version from "#server/modules/catalogo/catalogo-version.queries.ts";
import * as imagenes from "#server/modules/catalogo/imagenes/producto-imagenes.queries.ts";
import * as tiendaClave from "#server/modules/catalogo/imagenes/tienda-clave.queries.ts";
import * as sitemap from "#server/modules/catalogo/sitemap.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const nothing = { all: false, edited: new Set<number>(), units: new Set<number>(), ventas: false };
const range = { desde: 2_001, hasta: 4_000 };

/** Statements of pages, pictures and the sitemap beside the lists. */
export const catalogoPagesSamples: SamplesByFile = {
  "modules/catalogo/catalogo-version.queries.ts": {
    raiseCatalogoVersion: {
      "of anything": (tx) => version.raiseCatalogoVersion(tx, { ...nothing, all: true }),
      "of productos": (tx) => version.raiseCatalogoVersion(tx, { ...nothing, units: new Set([1]) }),
    },
    selectLastEdits: (tx) => version.selectLastEdits(tx),
    readCatalogoChanges: (tx) => version.readCatalogoChanges(tx, 0),
  } satisfies Samples<typeof version>,
  "modules/catalogo/imagenes/producto-imagenes.queries.ts": {
    selectImagenesOf: (tx) => imagenes.selectImagenesOf(tx, 12),
    replaceImagenes: (tx) =>
      imagenes.replaceImagenes(tx, {
        producto_id: 12,
        imagenes: [{ nombre: "otra", marcador: "" }],
      }),
    retireImagenes: (tx) => imagenes.retireImagenes(tx, { nombres: ["imagen-12"], now }),
    selectShownImagenes: (tx) => imagenes.selectShownImagenes(tx, ["imagen-12", "imagen-x"]),
    selectRetiredImagenes: (tx) =>
      imagenes.selectRetiredImagenes(tx, { nombres: ["retirada-1", "retirada-2"], since: now }),
    deleteRetiredImagenes: (tx) => imagenes.deleteRetiredImagenes(tx, 1),
  } satisfies Samples<typeof imagenes>,
  "modules/catalogo/imagenes/tienda-clave.queries.ts": {
    ensureTiendaClave: (tx) => tiendaClave.ensureTiendaClave(tx, now),
  } satisfies Samples<typeof tiendaClave>,
  "modules/catalogo/sitemap.queries.ts": {
    selectSitemapParts: (tx) => sitemap.selectSitemapParts(tx, 2_000),
    selectSitemapProductos: (tx) => sitemap.selectSitemapProductos(tx, range),
    selectLastOpiniones: (tx) => sitemap.selectLastOpiniones(tx, range),
  } satisfies Samples<typeof sitemap>,
};
