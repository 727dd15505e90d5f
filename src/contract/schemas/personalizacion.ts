import * as z from "zod/mini";

/** Written or chosen values by the clave of their campo. */
export const PersonalizacionSchema = z.record(
  z.string().check(z.maxLength(30)),
  z
    .string({ error: "Lo que escribes para tu pieza debe ser texto." })
    .check(z.maxLength(2_000, "Lo que escribes para tu pieza es demasiado largo.")),
);
export type Personalizacion = z.infer<typeof PersonalizacionSchema>;

/** A value with the name of its campo, as people read it. */
export const ValorSchema = z.strictObject({
  clave: z.string(),
  etiqueta: z.string(),
  valor: z.string(),
});
export type Valor = z.infer<typeof ValorSchema>;

/** Fields of a line; both are absent on a plain one. */
export const personalizacionShape = {
  personalizacion: z.optional(PersonalizacionSchema),
  /** These values with the names of their campos, in the sequence of the campos. */
  personalizacion_textos: z.optional(z.array(ValorSchema)),
};
