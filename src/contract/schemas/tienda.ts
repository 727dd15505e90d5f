import * as z from "zod/mini";
import { textoNames } from "../values/default-textos.ts";

/** From a table that asks nothing for despacho a domicilio, in any comuna (docs/reglas.md 181). */
export const DespachoIncluidoSchema = z.strictObject({
  /** Heavier parcels are not included everywhere. */
  hasta_gramos: z.int(),
  /** For a piece without weight. */
  peso_defecto_gramos: z.int(),
  /** Working days until it leaves, and those on the way. */
  preparacion: z.tuple([z.int(), z.int()]),
  dias: z.tuple([z.int(), z.int()]),
});

export type DespachoIncluido = z.infer<typeof DespachoIncluidoSchema>;

/** Settings, never facts in the code (docs/reglas.md 32). */
export const TiendaSchema = z.strictObject({
  nombre: z.string(),
  lema: z.string(),
  /** Public origin without a trailing slash. */
  url: z.string(),
  /** Shown in the footer, on /nosotros and in mails. */
  identidad: z.strictObject({
    razon_social: z.nullable(z.string()),
    rut: z.nullable(z.string()),
    representante: z.nullable(z.string()),
    direccion: z.nullable(z.string()),
    telefono: z.nullable(z.string()),
    email: z.nullable(z.string()),
    horario: z.nullable(z.string()),
  }),
  /** E.164; null: no links. */
  whatsapp: z.nullable(z.string()),
  redes: z.array(z.strictObject({ nombre: z.string(), url: z.string() })),
  /** A configured base plus the units sold. */
  piezas_impresas: z.number(),
  respuesta_horas: z.number(),
  /** The most cuotas of a credit card; null when the shop says nothing of them. */
  cuotas: z.nullable(z.number()),
  despacho: z.string(),
  /** Whether a table says what each comuna costs and when it arrives there. */
  despacho_por_comuna: z.boolean(),
  despacho_incluido: z.nullable(DespachoIncluidoSchema),
  /** Where data may go outside of Chile, beyond what the other settings say. */
  privacidad: z.string(),
  /** Sentence about the boleta on receipt and mail. */
  boleta: z.string(),
  /** The account for a transfer that was agreed on; null: none is named. */
  transferencia: z.nullable(z.string()),
  /** The owner's words on home and Nosotros. */
  textos: z.record(z.enum(textoNames), z.string()),
  /** Bound over all productos together (docs/reglas.md 106). */
  unidades_por_pedido: z.number(),
  /** Whether sign-in with Google is configured. */
  google: z.boolean(),
  /** Where a payment and a sign-in with Google go: the browser leaves for no other origin. */
  origenes: z.strictObject({ pago: z.string(), google: z.nullable(z.string()) }),
  demo: z.boolean(),
  /** No card is charged (docs/decisiones.md 54). */
  integracion: z.boolean(),
});

export type Tienda = z.infer<typeof TiendaSchema>;
