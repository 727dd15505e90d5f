import type { MailView } from "./view.ts";

/** Names of buyers without an account (stage-people.ts). */
const guest = /^sin-cuenta-/;
const account = /^(?!sin-cuenta-)/;

export const mailViews: MailView[] = [
  { name: "correo/verify-email", asunto: /^Verifica tu correo/ },
  { name: "correo/google-joined", asunto: /^Uniste Google/ },
  { name: "correo/account-exists", asunto: /^Ya tienes una cuenta/ },
  { name: "correo/welcome", asunto: /^Te damos la bienvenida/ },
  { name: "correo/recovery", asunto: /^Elige una contraseña nueva/ },
  { name: "correo/password-changed", asunto: /^Tu contraseña de .* cambió/ },
  { name: "correo/factor-added", asunto: /^Cambió la seguridad de tu cuenta/ },
  { name: "correo/factor-removed", asunto: /^Se quitó una protección de tu cuenta/ },
  { name: "correo/respaldo-used", asunto: /^Se usó un código de respaldo/ },
  { name: "correo/cuenta-deleted", asunto: /^Borramos tu cuenta/ },
  { name: "correo/invitacion", asunto: /^Te invitaron a administrar/ },
  { name: "correo/equipo-changed", asunto: /^Cambió el equipo/ },
  { name: "correo/ajustes-changed", asunto: /^Cambiaron los datos de/ },
  { name: "correo/invitado-data", asunto: /^Tus datos en/ },
  { name: "correo/pago", asunto: /^Recibimos tu pago/, para: account },
  { name: "correo/invitado-pago", asunto: /^Recibimos tu pago/, para: guest },
  { name: "correo/venta", asunto: /^Vendiste \S+: pedido/ },
  { name: "correo/en-preparacion", asunto: /está en preparación$/ },
  { name: "correo/impreso", asunto: /está impreso$/ },
  { name: "correo/enviado", asunto: /va en camino$/ },
  { name: "correo/texto-corrected", asunto: /^Corregimos un texto/ },
  { name: "correo/seguimiento-corrected", asunto: /^Corregimos el seguimiento/ },
  { name: "correo/entregado", asunto: /: ¿qué te pareció\?$/ },
  { name: "correo/reembolso", asunto: /^Reembolsamos tu pedido/ },
  { name: "correo/reembolso-of-units", asunto: /^Devolvimos \S+ de tu pedido/ },
  { name: "correo/devolucion-pedida", asunto: /: recibimos tu solicitud de (garantía|X)$/ },
  { name: "correo/devolucion-nueva", asunto: /: hay que responder$/ },
  { name: "correo/devolucion-dinero", asunto: /: aceptamos tu solicitud de retracto$/ },
  { name: "correo/devolucion-cambio", asunto: /: aceptamos tu solicitud de (garantía|X)$/ },
  { name: "correo/devolucion-rechazada", asunto: /: respondimos tu solicitud de (garantía|X)$/ },
  { name: "correo/devolucion-recibida", asunto: /: llegó lo que nos enviaste$/ },
  { name: "correo/devolucion-resuelta", asunto: /: va (la pieza nueva|X)$/ },
  { name: "correo/charge-going-back", asunto: /se está devolviendo$/ },
  { name: "correo/peticion-por-confirmar", asunto: /^Confirma tu solicitud/ },
  { name: "correo/peticion-recibida", asunto: /^Recibimos tu solicitud/ },
  { name: "correo/peticion-nueva", asunto: /^Solicitud de .* sobre datos personales/ },
  { name: "correo/peticion-prorrogada", asunto: /tomará más tiempo$/ },
  {
    name: "correo/peticion-aceptada",
    asunto: /^Respondimos tu solicitud de (?!supresión|bloqueo|oposición)/,
  },
  { name: "correo/peticion-bloqueo", asunto: /^Respondimos tu solicitud de bloqueo/ },
  { name: "correo/peticion-oposicion", asunto: /^Respondimos tu solicitud de oposición/ },
  { name: "correo/peticion-levantada", asunto: /^Terminó tu / },
  { name: "correo/peticion-rechazada", asunto: /^Respondimos tu solicitud de supresión/ },
  { name: "correo/aviso", asunto: /^Volvió «/ },
  { name: "correo/mensaje-received", asunto: /^Mensaje de .* por el formulario/ },
  { name: "correo/mensaje-answered", asunto: /respondió tu mensaje$/ },
];

/** Sent minutes later, once a second charge or an undeliverable pedido was reversed. */
export const laterMails = [
  /está listo para retiro$/,
  /^Vendiste \S+ el /,
  /^Pago en duda/,
  /^Devolvimos el cargo de tu pedido/,
  /^Devolvimos un cargo repetido/,
];
