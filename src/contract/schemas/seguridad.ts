import * as z from "zod/mini";
import { paginaShape } from "./lists.ts";

/** Kinds in the trail of security. A kind stays when nothing writes it any more: old rows carry it. */
export const securityEventKinds = [
  "ingreso",
  "registro",
  "registro_rechazado",
  "verificacion",
  "recuperacion_pedida",
  "recuperacion",
  "password_cambiada",
  "google_unido",
  "sesion_cerrada",
  "prueba",
  "segundo_factor_agregado",
  "segundo_factor_quitado",
  "segundo_factor_usado",
  "admin_invitado",
  "admin_aceptado",
  "admin_quitado",
  "cuenta_desactivada",
  "cuenta_activada",
  "exportacion",
  "borrado",
  "conservacion",
  "correo_reenviado",
  "pago_consultado",
  "pago_cerrado",
  "limite",
  "prohibido",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** `bloqueado`: refused before it was tried. */
export const securityResults = ["ok", "fallo", "bloqueado"] as const;
export type SecurityResult = (typeof securityResults)[number];

export const EventosSeguridadQuerySchema = z.strictObject({
  tipo: z.optional(z.enum(securityEventKinds, { error: "El tipo no es válido." })),
  ...paginaShape,
});

export const EventoSeguridadSchema = z.strictObject({
  id: z.number(),
  tipo: z.enum(securityEventKinds),
  resultado: z.enum(securityResults),
  usuario_id: z.nullable(z.number()),
  /** Equal for equal mail addresses; tells no address. */
  cuenta: z.nullable(z.string()),
  /** Equal for equal networks. */
  red: z.nullable(z.string()),
  datos: z.record(z.string(), z.unknown()),
  solicitud: z.string(),
  creado_en: z.number(),
});

export type EventosSeguridadQuery = z.infer<typeof EventosSeguridadQuerySchema>;
export type EventoSeguridad = z.infer<typeof EventoSeguridadSchema>;
