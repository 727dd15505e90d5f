import * as z from "zod/mini";
import { CuentaSchema, DatosInvitadoSchema } from "./cuenta.ts";
import { emailField } from "./fields.ts";
import { busquedaQuery, paginaShape } from "./lists.ts";
import { PedidoSchema } from "./pedidos.ts";

/**
 * A person without saying an address: the number of a usuario, or `solicitud-` and `mensaje-` with the number of what the
 * person wrote.
 */
export const ClienteIdQuerySchema = z.strictObject({
  id: z
    .string({ error: "El identificador no es válido." })
    .check(z.regex(/^(?:(?:solicitud|mensaje)-)?[1-9]\d{0,14}$/, "El identificador no es válido.")),
});

export const ClientesQuerySchema = z.strictObject({
  /** Words of name, mail address or telephone. */
  q: busquedaQuery,
  ...paginaShape,
});

const personShape = {
  /** "" for somebody who paid nothing and has no account. */
  nombre: z.string(),
  email: z.string(),
  con_cuenta: z.boolean(),
  es_admin: z.boolean(),
};

/** An account, or an address that bought without one. */
export const ClienteSchema = z.strictObject({
  id: z.number(),
  ...personShape,
  /** Paid, or may have been. */
  pedidos: z.number(),
  creado_en: z.number(),
});

export const ClienteDetalleSchema = z.strictObject({
  ...personShape,
  /** Beginning of the account; null without one. */
  creado_en: z.nullable(z.number()),
  pedidos: z.array(
    z.pick(PedidoSchema, {
      id: true,
      numero: true,
      estado: true,
      despacho: true,
      total: true,
      creado_en: true,
    }),
  ),
  mensajes: CuentaSchema.shape.mensajes,
  devoluciones: CuentaSchema.shape.devoluciones,
  notas: CuentaSchema.shape.notas,
  peticiones: CuentaSchema.shape.peticiones,
  direcciones: z.number(),
  opiniones: z.number(),
  avisos: z.number(),
  /** Why the data cannot be erased now; null when they can. */
  motivo: z.nullable(z.string()),
});

/** Equal to what the command line writes. */
export const DatosClienteSchema = z.union([CuentaSchema, DatosInvitadoSchema]);

export const DeleteClienteSchema = z.strictObject({
  /** The address of this person, typed again. */
  correo: emailField("Escribe el correo de esta persona para confirmar."),
});

export type Cliente = z.infer<typeof ClienteSchema>;
export type ClienteDetalle = z.infer<typeof ClienteDetalleSchema>;
export type ClientesQuery = z.infer<typeof ClientesQuerySchema>;
