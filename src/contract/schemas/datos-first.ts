import * as z from "zod/mini";

const datosFirst =
  "Faltan los datos de tu solicitud: van en el campo «datos», antes que los archivos.";

/**
 * The form before its files: `datos` is the body of the call without them, as JSON. Files that come first are
 * refused, because `datos` says whether their sender may send any.
 */
export const DatosFirstSchema = z.pipe(
  z.strictObject({ datos: z.string({ error: datosFirst }) }),
  z.transform(({ datos }) => parseJson(datos)),
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
