import type { MailView } from "./view.ts";

/** Every mail that the shop sends and the stage provokes. */
export const mailViews: MailView[] = [
  { name: "correo/verificar", asunto: /^Verifica tu correo/ },
  { name: "correo/ya-tienes-cuenta", asunto: /^Ya tienes una cuenta/ },
  { name: "correo/bienvenida", asunto: /^Te damos la bienvenida/ },
  { name: "correo/recuperar", asunto: /^Elige una contraseña nueva/ },
  { name: "correo/contrasena-cambiada", asunto: /^Tu contraseña de .* cambió/ },
  { name: "correo/cuenta-borrada", asunto: /^Borramos tu cuenta/ },
  { name: "correo/pago", asunto: /^Recibimos tu pago/ },
  { name: "correo/en-preparacion", asunto: /está en preparación$/ },
  { name: "correo/en-camino", asunto: /va en camino$/ },
  { name: "correo/seguimiento-corregido", asunto: /^Corregimos el seguimiento/ },
  { name: "correo/entregado", asunto: /fue entregado/ },
  { name: "correo/reembolso", asunto: /^Reembolsamos tu pedido/ },
  { name: "correo/cargo-en-devolucion", asunto: /se está devolviendo$/ },
  { name: "correo/mensaje-recibido", asunto: /^Mensaje de .* por el formulario/ },
  { name: "correo/mensaje-respondido", asunto: /respondió tu mensaje$/ },
];

/** Sent too, but only when a second charge or a pedido nobody can fill has gone back: minutes later. */
export const laterMails = [/^Devolvimos el cargo de tu pedido/, /^Devolvimos un cargo repetido/];
