import type { SecurityEventKind, SecurityResult } from "#contract/schemas/seguridad.ts";

export const eventosCopy = {
  lead: "Quién entró, qué se rechazó y qué se descargó, por un año. Los correos y las redes aparecen cifrados: los iguales tienen el mismo código.",
  filter: "Mostrar",
  all: "Todo",
  list: "Eventos de seguridad",
  failed: "No pudimos cargar el registro. Inténtalo de nuevo.",
  empty: "No hay eventos de este tipo.",
  usuario: (id: number) => `Usuario ${id}`,
  cuenta: (code: string) => `Correo ${code}`,
  red: (code: string) => `Red ${code}`,
  technical: "Datos técnicos",
  solicitud: (id: string) => `Solicitud: ${id}`,
} as const;

export const kindNames: Readonly<Record<SecurityEventKind, string>> = {
  ingreso: "Ingreso",
  registro: "Registro",
  registro_rechazado: "Registro rechazado por su correo",
  verificacion: "Verificación del correo",
  recuperacion_pedida: "Recuperación pedida",
  recuperacion: "Recuperación de la contraseña",
  password_cambiada: "Cambio de contraseña",
  google_unido: "Cuenta unida a Google",
  sesion_cerrada: "Sesión cerrada",
  prueba: "Prueba de identidad",
  segundo_factor_agregado: "Segundo paso agregado",
  segundo_factor_quitado: "Segundo paso quitado",
  segundo_factor_usado: "Segundo paso usado",
  admin_invitado: "Invitación a administrar",
  admin_aceptado: "Invitación aceptada",
  admin_quitado: "Administrador quitado",
  cuenta_desactivada: "Cuenta desactivada",
  cuenta_activada: "Cuenta activada",
  exportacion: "Descarga de datos",
  borrado: "Cuenta borrada",
  conservacion: "Datos borrados por su plazo",
  correo_reenviado: "Correo enviado de nuevo",
  pago_consultado: "Pago consultado a Webpay",
  pago_cerrado: "Pago en duda cerrado",
  limite: "Límite alcanzado",
  prohibido: "Acción sin permiso",
};

export const resultNames: Readonly<Record<SecurityResult, string>> = {
  ok: "hecho",
  fallo: "rechazado",
  bloqueado: "bloqueado",
};
