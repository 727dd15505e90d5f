import * as z from "zod/mini";

/** What the shop says of itself: settings, never facts in the code (docs/reglas.md 32). */
export const TiendaSchema = z.strictObject({
  nombre: z.string(),
  lema: z.string(),
  /** Public origin, without a slash at its end. */
  url: z.string(),
  /** Who sells: shown in the footer, on /nosotros and in mails; null when not set. */
  identidad: z.strictObject({
    razon_social: z.nullable(z.string()),
    rut: z.nullable(z.string()),
    direccion: z.nullable(z.string()),
    telefono: z.nullable(z.string()),
    email: z.nullable(z.string()),
    horario: z.nullable(z.string()),
  }),
  redes: z.array(z.strictObject({ nombre: z.string(), url: z.string() })),
  /** Pieces printed so far: a configured base plus the units sold. */
  piezas_impresas: z.number(),
  respuesta_horas: z.number(),
  despacho: z.string(),
  /** True when people can sign in with Google: the button is hidden otherwise. */
  google: z.boolean(),
  /** True in demo: the interface says so, and the legal pages too. */
  demo: z.boolean(),
});

export type Tienda = z.infer<typeof TiendaSchema>;
