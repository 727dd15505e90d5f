import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { CreateDevolucionSchema, OpenDevolucionesSchema } from "./devoluciones.ts";
import { IdSchema } from "./fields.ts";

const datosFirst =
  "Faltan los datos de tu solicitud: van en el campo «datos», antes que las fotos.";

/**
 * The form before its files `fotos[]`: `datos` is the body of a devolucion without them, as JSON. Files that come first are
 * refused, because `datos` says whether their sender may send any.
 */
export const CreateDevolucionConFotosSchema = z.pipe(
  z.pipe(
    z.strictObject({ datos: z.string({ error: datosFirst }) }),
    z.transform(({ datos }) => parseJson(datos)),
  ),
  CreateDevolucionSchema.check(
    z.refine(({ tipo }) => tipo === "falla", {
      error: "Las fotos son para mostrar una falla: un retracto no las necesita.",
      path: ["fotos"],
    }),
  ),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const OpenDevolucionFotosSchema = z
  .strictObject({ ...OpenDevolucionesSchema.shape, devolucion_id: IdSchema })
  .check(
    z.refine(({ pedido_id, enlace }) => (pedido_id === undefined) !== (enlace === undefined), {
      error: errorMessages.enlaceInvalid,
    }),
  );

/** Data URLs (WebP of at most 1600 pixels a side), in the order in which they were sent. */
export const DevolucionFotosSchema = z.strictObject({ fotos: z.array(z.string()) });
