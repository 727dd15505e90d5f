import * as z from "zod/mini";
import { EmailSchema, IdSchema, NombreSchema, optionalText, requiredText } from "./fields.ts";
import { PedidoEnlaceSchema } from "./invitado.ts";
import { paginaShape } from "./lists.ts";

/** The rights of Law 21.719. */
export const peticionTipos = [
  "acceso",
  "rectificacion",
  "supresion",
  "oposicion",
  "portabilidad",
  "bloqueo",
] as const;
export type PeticionTipo = (typeof peticionTipos)[number];

export const peticionEstados = ["abierta", "aceptada", "rechazada"] as const;
export type PeticionEstado = (typeof peticionEstados)[number];

export const CreatePeticionSchema = z.strictObject({
  tipo: z.enum(peticionTipos, { error: "Elige qué quieres pedir." }),
  nombre: NombreSchema,
  email: EmailSchema,
  detalle: optionalText("detalle", 2000),
});

/** By the link of the mail. */
export const ConfirmPeticionSchema = PedidoEnlaceSchema;

export const ConfirmedPeticionSchema = z.strictObject({
  mensaje: z.string(),
  tipo: z.enum(peticionTipos),
  /** Last moment of the answer, in epoch milliseconds; null once it was answered. */
  vence_en: z.nullable(z.number()),
});

/** `respondidas`: accepted and refused ones; `vigentes`: accepted bloqueos and oposiciones that nobody lifted. */
export const PeticionesQuerySchema = z.strictObject({
  estado: z.optional(
    z.enum(["abierta", "respondidas", "vigentes"], { error: "El estado no es válido." }),
  ),
  ...paginaShape,
});

/** Times are epoch milliseconds. */
export const PeticionSchema = z.strictObject({
  id: z.number(),
  tipo: z.enum(peticionTipos),
  /** Empty once its term is over. */
  nombre: z.string(),
  email: z.string(),
  detalle: z.string(),
  estado: z.enum(peticionEstados),
  confirmada_en: z.number(),
  vence_en: z.number(),
  prorroga: z.nullable(z.string()),
  respuesta: z.nullable(z.string()),
  respondida_en: z.nullable(z.number()),
  /** When the mail server took the answer. */
  enviada_en: z.nullable(z.number()),
  autor: z.nullable(z.string()),
  /** End of an accepted bloqueo or oposicion; null while it stands. */
  levantada_en: z.nullable(z.number()),
  levantada_motivo: z.nullable(z.string()),
});

export const PeticionAnswerSchema = z.strictObject({
  mensaje: z.string(),
  peticion: PeticionSchema,
});

/** A refusal gives its reasons in the respuesta. */
export const AnswerPeticionSchema = z.strictObject({
  decision: z.enum(["aceptada", "rechazada"], { error: "Elige si la aceptas o la rechazas." }),
  respuesta: requiredText("respuesta", 4000, "Escribe la respuesta."),
});

/** Once, by 30 days. */
export const ExtendPeticionSchema = z.strictObject({
  motivo: requiredText("motivo", 500, "Escribe por qué necesitas más tiempo."),
});

/** Lifts an accepted bloqueo or oposicion. The person reads the reason. */
export const LiftPeticionSchema = z.strictObject({
  motivo: requiredText("motivo", 500, "Escribe por qué la levantas."),
});

/** Whose data are blocked, or not to be used for something; `desde` in epoch milliseconds. */
export const BloqueoSchema = z.strictObject({
  email: z.string(),
  tipo: z.enum(["bloqueo", "oposicion"]),
  desde: z.number(),
});

export const PeticionIdSchema = z.strictObject({ id: IdSchema });

/** For the export of a person's data. */
export const OwnPeticionSchema = z.strictObject({
  tipo: z.enum(peticionTipos),
  nombre: z.string(),
  detalle: z.string(),
  estado: z.enum([...peticionEstados, "por_confirmar"]),
  creado_en: z.number(),
  prorroga: z.nullable(z.string()),
  respuesta: z.nullable(z.string()),
  respondida_en: z.nullable(z.number()),
  /** An accepted bloqueo or oposicion that stands. */
  vigente: z.boolean(),
  levantada_en: z.nullable(z.number()),
  levantada_motivo: z.nullable(z.string()),
});

export type CreatePeticion = z.output<typeof CreatePeticionSchema>;
export type Peticion = z.infer<typeof PeticionSchema>;
export type Bloqueo = z.infer<typeof BloqueoSchema>;
export type OwnPeticion = z.infer<typeof OwnPeticionSchema>;
export type PeticionesQuery = z.infer<typeof PeticionesQuerySchema>;
export type AnswerPeticion = z.infer<typeof AnswerPeticionSchema>;
