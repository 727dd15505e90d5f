import { inTransaction } from "../../db/database.ts";
import { formatMoment, renderMail } from "../../mails/index.ts";
import type { MailTemplates, OutboxContext } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";
import { findUsuarioByEmail } from "./acceso.queries.ts";
import { findAddressee } from "./addressee.ts";
import { createRecoveryToken, recoveryLifeMinutes } from "./password/recovery.service.ts";

export const securityTemplates = {
  async recuperacion({ ctx, para: email }) {
    const usuario = await findUsuarioByEmail(ctx.db, email);
    const now = ctx.clock.now();
    const token = await inTransaction(ctx.db, (tx) =>
      createRecoveryToken(tx, { usuario, email, now }),
    );
    return token === null ? null : renderRecovery(ctx, { nombre: usuario?.nombre ?? "", token });
  },

  async google_unido({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    if (!usuario) return null;
    return renderGoogleJoined(ctx, { ...datos, nombre: usuario.nombre });
  },

  async password_cambiada({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    if (!usuario) return null;
    return renderPasswordChanged(ctx, { ...datos, nombre: usuario.nombre });
  },

  async cuenta_borrada({ ctx, datos }) {
    return renderErased(ctx, datos);
  },
} satisfies Partial<MailTemplates<AccesoCorreos>>;

type Recovery = { nombre: string; token: string };

function renderRecovery({ config }: OutboxContext, { nombre, token }: Recovery) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Elige una contraseña nueva en ${tienda}`,
    title: "Elige una contraseña nueva",
    preheader: `El enlace vale por ${recoveryLifeMinutes} minutos y sirve una sola vez.`,
    nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `Nos pidieron cambiar la contraseña de tu cuenta en ${tienda}. Si fuiste tú, elige aquí una nueva.`,
      },
      {
        kind: "button",
        label: "Elegir contraseña nueva",
        path: `/restablecer-contrasena/${token}`,
      },
      {
        kind: "paragraph",
        text: `El enlace vale por ${recoveryLifeMinutes} minutos y sirve una sola vez. Al cambiarla cerramos todas tus sesiones abiertas.`,
      },
      {
        kind: "note",
        text: "¿No lo pediste? No tienes que hacer nada: tu contraseña sigue igual. No compartas este correo con nadie.",
      },
    ],
  });
}

type PasswordChange = { nombre: string; cambiada_en: number };

function renderPasswordChanged({ config }: OutboxContext, change: PasswordChange) {
  const { nombre, cambiada_en } = change;
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Tu contraseña de ${tienda} cambió`,
    title: "Tu contraseña cambió",
    preheader: "¿No fuiste tú? Recupera tu cuenta ahora.",
    nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `La contraseña de tu cuenta en ${tienda} cambió el ${formatMoment(cambiada_en)} (hora de Chile). Cerramos tus otras sesiones.`,
      },
      {
        kind: "paragraph",
        text: "Si fuiste tú, no tienes que hacer nada más. Si no fuiste tú, elige otra contraseña ahora mismo: el enlace llega solo a este correo.",
      },
      { kind: "button", label: "Recuperar mi cuenta", path: "/recuperar-contrasena" },
    ],
  });
}

type GoogleJoined = { nombre: string; unido_en: number };

function renderGoogleJoined({ config }: OutboxContext, { nombre, unido_en }: GoogleJoined) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Uniste Google a tu cuenta de ${tienda}`,
    title: "Ahora entras con Google",
    preheader: "Tu contraseña anterior dejó de servir.",
    nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `El ${formatMoment(unido_en)} (hora de Chile) se unió una cuenta de Google a tu cuenta en ${tienda}. Por seguridad cerramos tus otras sesiones, y la contraseña que tenías dejó de servir.`,
      },
      {
        kind: "paragraph",
        text: "Entra con Google desde ahora. Si también quieres una contraseña, o si no fuiste tú, elige una nueva: el enlace llega solo a este correo.",
      },
      { kind: "button", label: "Elegir contraseña nueva", path: "/recuperar-contrasena" },
    ],
  });
}

function renderErased(
  { config }: OutboxContext,
  { nombre, borrada_en }: AccesoCorreos["cuenta_borrada"],
) {
  const tienda = config.tienda().nombre;
  const { email } = config.tienda().identidad;
  return renderMail({
    shop: config,
    subject: `Borramos tu cuenta de ${tienda}`,
    title: "Borramos tu cuenta",
    preheader: "Tus datos personales ya no están con nosotros.",
    nombre: nombre ?? "",
    blocks: [
      {
        kind: "paragraph",
        text: `Como pediste, el ${formatMoment(borrada_en)} (hora de Chile) borramos tu cuenta en ${tienda}: tu nombre, tu correo, tus direcciones y tu carrito.`,
      },
      {
        kind: "paragraph",
        text: "De tus pedidos conservamos lo que exige la ley tributaria, sin tu nombre ni tu dirección. Tus opiniones quedan sin tu nombre. Si quieres volver, puedes registrarte otra vez con este correo.",
      },
      { kind: "button", label: "Visitar la tienda", path: "/tienda" },
      {
        kind: "note",
        text: `¿No fuiste tú? ${email === null ? "Escríbenos por el formulario de contacto de la tienda" : `Escríbenos a ${email}`} cuanto antes.`,
      },
    ],
  });
}
