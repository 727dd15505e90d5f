import * as opiniones from "#server/modules/opiniones/opiniones.queries.ts";
import * as ofCuenta from "#server/modules/opiniones/opiniones-of-cuenta.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const all: opiniones.OpinionesFilter = { mostrar: null, producto_id: null };
const page = { limit: 24, offset: 0 };

export const opinionesSamples: SamplesByFile = {
  "modules/opiniones/opiniones-of-cuenta.queries.ts": {
    selectOpinionesOf: (tx) => ofCuenta.selectOpinionesOf(tx, { usuarioId: 12, limit: 1_000 }),
    blankOpiniones: (tx) => ofCuenta.blankOpiniones(tx, 12),
  } satisfies Samples<typeof ofCuenta>,
  "modules/opiniones/opiniones.queries.ts": {
    selectOpinionesByUsuario: (tx) =>
      opiniones.selectOpinionesByUsuario(tx, { usuario_id: 12, limit: 100 }),
    upsertOpinion: (tx) =>
      opiniones.upsertOpinion(tx, {
        producto_id: 12,
        usuario_id: 12,
        nombre_usuario: "Camila",
        calificacion: 5,
        comentario: "Linda",
        now,
      }),
    selectOpinionIds: {
      all: (tx) => opiniones.selectOpinionIds(tx, { ...page, filter: all }),
      visibles: (tx) =>
        opiniones.selectOpinionIds(tx, { ...page, filter: { ...all, mostrar: "visibles" } }),
      sin_respuesta: (tx) =>
        opiniones.selectOpinionIds(tx, { ...page, filter: { ...all, mostrar: "sin_respuesta" } }),
      producto: (tx) =>
        opiniones.selectOpinionIds(tx, { ...page, filter: { ...all, producto_id: 12 } }),
    },
    countOpiniones: {
      all: (tx) => opiniones.countOpiniones(tx, all),
      visibles: (tx) => opiniones.countOpiniones(tx, { ...all, mostrar: "visibles" }),
      producto: (tx) => opiniones.countOpiniones(tx, { ...all, producto_id: 12 }),
    },
    selectOpinionesAdmin: (tx) => opiniones.selectOpinionesAdmin(tx, [12, 13]),
    selectProductoOf: (tx) => opiniones.selectProductoOf(tx, 12),
    lockOpinion: (tx) => opiniones.lockOpinion(tx, 12),
    setHidden: (tx) => opiniones.setHidden(tx, { id: 12, oculta: true }),
    setRespuesta: (tx) => opiniones.setRespuesta(tx, { id: 12, respuesta: "Gracias a ti", now }),
    countOpinionesToAnswer: (tx) => opiniones.countOpinionesToAnswer(tx),
  } satisfies Samples<typeof opiniones>,
};
