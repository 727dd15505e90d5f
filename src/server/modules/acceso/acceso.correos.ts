import * as z from "zod/mini";
import { delicateAjustes } from "#contract/schemas/ajustes.ts";
import type { CorreoSchemas, CorreosOf } from "../../outbox/index.ts";

const UsuarioDatosSchema = z.object({ usuario_id: z.int() });

export const accesoCorreos = {
  verificacion: z.object({ registro_id: z.nullable(z.int()) }),
  cuenta_existente: UsuarioDatosSchema,
  bienvenida: UsuarioDatosSchema,
  recuperacion: z.object({}),
  google_unido: z.object({ usuario_id: z.int(), unido_en: z.int() }),
  password_cambiada: z.object({ usuario_id: z.int(), cambiada_en: z.int() }),
  factor_agregado: z.object({
    usuario_id: z.int(),
    factor: z.enum(["codigo", "passkey", "respaldo"]),
    cambiado_en: z.int(),
  }),
  factor_quitado: z.object({
    usuario_id: z.int(),
    factor: z.enum(["codigo", "passkey", "todos"]),
    cambiado_en: z.int(),
  }),
  respaldo_usado: z.object({ usuario_id: z.int(), quedan: z.int(), usado_en: z.int() }),
  invitacion: z.object({ invitacion_id: z.int() }),
  /** To each administrator. */
  equipo_cambiado: z.object({
    usuario_id: z.int(),
    cambio: z.enum(["invitada", "aceptada", "quitada", "factor_quitado"]),
    sobre_usuario_id: z.nullable(z.int()),
    invitacion_id: z.nullable(z.int()),
    por_usuario_id: z.nullable(z.int()),
    cambiado_en: z.int(),
  }),
  /** To each administrator. */
  ajustes_cambiados: z.object({
    usuario_id: z.int(),
    ajustes: z.array(z.enum(delicateAjustes)),
    por_usuario_id: z.int(),
    cambiado_en: z.int(),
  }),
  cuenta_borrada: z.object({ nombre: z.nullable(z.string()), borrada_en: z.int() }),
} satisfies CorreoSchemas;

/** The last mail to an erased account: its address is kept until it left. */
export const forgottenCorreos: readonly (keyof typeof accesoCorreos)[] = ["cuenta_borrada"];

export type AccesoCorreos = CorreosOf<typeof accesoCorreos>;
