import * as z from "zod/mini";
import { tiposDeCampo } from "./campos.ts";

/** Texts, dates, and claves of options, by the clave of their campo. */
export const PersonalizacionSchema = z.record(
  z.string().check(z.maxLength(30)),
  z
    .string({ error: "Lo que escribes para tu pieza debe ser texto." })
    .check(z.maxLength(2_000, "Lo que escribes para tu pieza es demasiado largo.")),
);
export type Personalizacion = z.infer<typeof PersonalizacionSchema>;

/** A value with the name of its campo, as people read it. A sold line keeps it as it was. */
export const ValorSchema = z.strictObject({
  clave: z.string(),
  etiqueta: z.string(),
  /** Unknown for a campo that is gone. */
  tipo: z.optional(z.enum(tiposDeCampo)),
  /** The name of a choice. */
  valor: z.string(),
  /** Clave of the choice. */
  opcion: z.optional(z.string()),
  /** Hex of the chosen color. */
  color: z.optional(z.string()),
});
export type Valor = z.infer<typeof ValorSchema>;

/** Fields of a line; both are absent on a plain one. */
export const personalizacionShape = {
  personalizacion: z.optional(PersonalizacionSchema),
  /** These values with the names of their campos, in the sequence of the campos. */
  personalizacion_textos: z.optional(z.array(ValorSchema)),
};
