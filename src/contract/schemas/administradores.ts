import * as z from "zod/mini";
import { errorMessages } from "../error-messages.ts";
import { NewPasswordSchema } from "./acceso.ts";
import { EmailSchema, IdSchema, NombreSchema } from "./fields.ts";

/** Times are epoch milliseconds. */
export const AdministradorSchema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  email: z.string(),
  creado_en: z.number(),
  segundo_factor: z.boolean(),
});

export const InvitacionSchema = z.strictObject({
  id: z.number(),
  email: z.string(),
  creado_en: z.number(),
  expira_en: z.number(),
});

export const EquipoSchema = z.strictObject({
  administradores: z.array(AdministradorSchema),
  /** Not accepted yet. */
  invitaciones: z.array(InvitacionSchema),
});

export const InviteAdministradorSchema = z.strictObject({ email: EmailSchema });

export const CancelInvitacionQuerySchema = z.strictObject({ invitacion_id: IdSchema });

const InvitacionTokenSchema = z
  .string({ error: errorMessages.invitacionInvalid })
  .check(z.minLength(1, errorMessages.invitacionInvalid), z.maxLength(200));

export const GetInvitacionQuerySchema = z.strictObject({ token: InvitacionTokenSchema });

export const InvitacionAnswerSchema = z.strictObject({
  email: z.string(),
  /** It accepts after signing in; without one, a password is chosen. */
  tiene_cuenta: z.boolean(),
});

export const AcceptInvitacionSchema = z.strictObject({
  token: InvitacionTokenSchema,
  /** Both absent for who has an account. */
  nombre: z.optional(NombreSchema),
  password: z.optional(NewPasswordSchema),
});

export const FindUsuarioQuerySchema = z.strictObject({ email: EmailSchema });

/** An account in the eyes of an administrator. */
export const UsuarioSchema = z.strictObject({
  id: z.number(),
  nombre: z.string(),
  email: z.string(),
  rol: z.enum(["cliente", "admin"]),
  activo: z.boolean(),
  verificada: z.boolean(),
  creado_en: z.number(),
  /** How many are open. */
  sesiones: z.number(),
});

export const PatchUsuarioSchema = z.strictObject({
  activo: z.boolean({ error: 'El campo "activo" no es válido.' }),
});

export const UsuarioAnswerSchema = z.strictObject({
  mensaje: z.string(),
  usuario: UsuarioSchema,
});

export const EndSesionesOfQuerySchema = z.strictObject({ usuario_id: IdSchema });

export type Equipo = z.infer<typeof EquipoSchema>;
export type Invitacion = z.infer<typeof InvitacionSchema>;
export type Usuario = z.infer<typeof UsuarioSchema>;
