import * as z from "zod/mini";
import { CurrentPasswordSchema } from "./acceso.ts";
import { OwnDevolucionSchema } from "./devoluciones.ts";
import { DireccionSchema } from "./direcciones.ts";
import { NombreSchema } from "./fields.ts";
import { ArchivoSchema } from "./mensajes.ts";
import { PedidoSchema } from "./pedidos.ts";
import { personalizacionShape } from "./personalizacion.ts";
import { OwnPeticionSchema } from "./peticiones.ts";
import { securityEventKinds, securityResults } from "./seguridad.ts";
import { SesionSchema } from "./sesiones.ts";

const WrittenSchema = z.strictObject({ texto: z.string(), creado_en: z.number() });

/** All data stored about a person (export). Times are epoch milliseconds. */
export const CuentaSchema = z.strictObject({
  nombre: z.string(),
  email: z.string(),
  rol: z.string(),
  creado_en: z.number(),
  email_verificado_en: z.nullable(z.number()),
  tiene_password: z.boolean(),
  unida_a_google: z.boolean(),
  google_sub: z.nullable(z.string()),
  direcciones: z.array(DireccionSchema),
  carrito: z.array(
    z.strictObject({
      producto_id: z.number(),
      nombre_producto: z.string(),
      cantidad: z.number(),
      ...personalizacionShape,
    }),
  ),
  pedidos: z.array(PedidoSchema),
  opiniones: z.array(
    z.strictObject({
      producto_id: z.number(),
      calificacion: z.number(),
      comentario: z.string(),
      respuesta: z.nullable(z.string()),
      creado_en: z.number(),
    }),
  ),
  /** Contact messages from the account's address, each with what the shop answered. */
  mensajes: z.array(
    z.strictObject({
      nombre: z.string(),
      mensaje: z.string(),
      creado_en: z.number(),
      cantidad: z.nullable(z.number()),
      fecha: z.nullable(z.string()),
      /** Names of the photographs that went with it. */
      fotos: z.array(z.string()),
      archivo: z.nullable(ArchivoSchema),
      respuestas: z.array(WrittenSchema),
    }),
  ),
  /** Sold-out productos that the account's address waits for. */
  avisos: z.array(z.strictObject({ producto_id: z.number(), creado_en: z.number() })),
  /** About personal data, from the account's address. */
  peticiones: z.array(OwnPeticionSchema),
  /** Retractos and garantías of their pedidos. */
  devoluciones: z.array(OwnDevolucionSchema),
  /** Notes of the shop about this person's pedidos. */
  notas: z.array(z.extend(WrittenSchema, { pedido_id: z.number() })),
  correos: z.array(
    z.strictObject({
      plantilla: z.string(),
      creado_en: z.number(),
      enviado_en: z.nullable(z.number()),
    }),
  ),
  /** From the trail of security. */
  actividad: z.array(
    z.strictObject({
      tipo: z.enum(securityEventKinds),
      resultado: z.enum(securityResults),
      creado_en: z.number(),
    }),
  ),
  passkeys: z.array(
    z.strictObject({
      nombre: z.string(),
      creado_en: z.number(),
      usado_en: z.nullable(z.number()),
    }),
  ),
  sesiones: z.array(z.omit(SesionSchema, { id: true, actual: true, misma_red: true })),
});

/** Export of the data of purchases without an account. */
export const DatosInvitadoSchema = z.strictObject({
  email: z.string(),
  pedidos: z.array(z.extend(PedidoSchema, { nombre: z.string() })),
  mensajes: CuentaSchema.shape.mensajes,
  devoluciones: CuentaSchema.shape.devoluciones,
  notas: CuentaSchema.shape.notas,
  avisos: CuentaSchema.shape.avisos,
  peticiones: CuentaSchema.shape.peticiones,
  correos: CuentaSchema.shape.correos,
});

export const UpdateCuentaSchema = z.strictObject({
  nombre: NombreSchema,
});

export const DeleteCuentaSchema = z.strictObject({
  /** Absent for an account without a password, whose sign-in must be recent. */
  password: z.optional(CurrentPasswordSchema),
});

export type Cuenta = z.infer<typeof CuentaSchema>;
export type DatosInvitado = z.infer<typeof DatosInvitadoSchema>;
