import * as z from "zod/mini";
import { OpcionSchema, personalizacionLimits } from "./campos.ts";
import { requiredLine } from "./fields.ts";

export const ejeLimits = { nombre: 30, ejes: 3, valores: personalizacionLimits.opciones } as const;
const limits = ejeLimits;

export const tiposDeEje = ["opcion", "color"] as const;

/** A way in which productos of a familia differ. Its valores are choices, or colors of the shop's list. */
export const EjeSchema = z.strictObject({
  nombre: requiredLine("eje", limits.nombre),
  tipo: z.enum(tiposDeEje, { error: "El tipo de un eje es opcion o color." }),
  valores: z
    .array(z.omit(OpcionSchema, { precio: true }), {
      error: "Los valores de un eje son una lista.",
    })
    .check(
      z.minLength(1, "Escribe al menos un valor de cada eje."),
      z.maxLength(limits.valores, `Hasta ${limits.valores} valores en un eje.`),
    ),
});

export type Eje = z.infer<typeof EjeSchema>;
