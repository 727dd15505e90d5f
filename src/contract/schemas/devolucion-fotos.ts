import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { DatosFirstSchema } from "./datos-first.ts";
import { CreateDevolucionSchema, OpenDevolucionesSchema } from "./devoluciones.ts";
import { IdSchema } from "./fields.ts";

export const CreateDevolucionConFotosSchema = z.pipe(
  DatosFirstSchema,
  CreateDevolucionSchema.check(
    z.refine(({ tipo }) => tipo === "falla", {
      error: "Las fotos son para mostrar una falla: un retracto no las necesita.",
      path: ["fotos"],
    }),
  ),
);

export const OpenDevolucionFotosSchema = z
  .strictObject({ ...OpenDevolucionesSchema.shape, devolucion_id: IdSchema })
  .check(
    z.refine(({ pedido_id, enlace }) => (pedido_id === undefined) !== (enlace === undefined), {
      error: errorMessages.enlaceInvalid,
    }),
  );

/** Data URLs (WebP of at most 1600 pixels a side), in the order in which they were sent. */
export const DevolucionFotosSchema = z.strictObject({ fotos: z.array(z.string()) });
