import * as opiniones from "#server/modules/opiniones/opiniones.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const all: opiniones.OpinionesFilter = { mostrar: null, producto_id: null };
const page = { limit: 24, offset: 0 };

export const opinionesSamples: SamplesByFile = {
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
      all: (tx) => opiniones.selectOpinionIds(tx, all, page),
      visibles: (tx) => opiniones.selectOpinionIds(tx, { ...all, mostrar: "visibles" }, page),
      sin_respuesta: (tx) =>
        opiniones.selectOpinionIds(tx, { ...all, mostrar: "sin_respuesta" }, page),
      producto: (tx) => opiniones.selectOpinionIds(tx, { ...all, producto_id: 12 }, page),
    },
    countOpiniones: {
      all: (tx) => opiniones.countOpiniones(tx, all),
      visibles: (tx) => opiniones.countOpiniones(tx, { ...all, mostrar: "visibles" }),
      producto: (tx) => opiniones.countOpiniones(tx, { ...all, producto_id: 12 }),
    },
    selectOpinionesAdmin: (tx) => opiniones.selectOpinionesAdmin(tx, [12, 13]),
    lockOpinion: (tx) => opiniones.lockOpinion(tx, 12),
    setOculta: (tx) => opiniones.setOculta(tx, { id: 12, oculta: true }),
    setRespuesta: (tx) => opiniones.setRespuesta(tx, { id: 12, respuesta: "Gracias a ti", now }),
    countOpinionesSinRespuesta: (tx) => opiniones.countOpinionesSinRespuesta(tx),
  } satisfies Samples<typeof opiniones>,
};
