import * as z from "zod/mini";
import { inTransaction } from "../../db/database.ts";
import { renderMail } from "../../mails/index.ts";
import type { MailTemplate, OutboxContext } from "../../outbox/index.ts";
import { findAddressee, greet } from "./addressee.mails.ts";
import { findUsuarioByEmail } from "./cuentas.queries.ts";
import { createRecuperacionToken, recuperacionLifeMinutes } from "./recuperacion.service.ts";

const timeFormat = new Intl.DateTimeFormat("es-CL", {
  timeZone: "America/Santiago",
  dateStyle: "long",
  timeStyle: "short",
});
const ChangedSchema = z.object({ cambiada_en: z.int() });
const ErasedSchema = z.object({ nombre: z.nullable(z.string()), borrada_en: z.int() });

/** The mails about a password and about the end of an account. */
export const securityMails = {
  async recuperacion({ ctx, para }) {
    const usuario = await findUsuarioByEmail(ctx.db, para);
    if (usuario?.activo !== 1) return null;
    const { id: usuario_id, nombre } = usuario;
    const token = await inTransaction(ctx.db, (tx) =>
      createRecuperacionToken(tx, { usuario_id, now: ctx.clock.now() }),
    );
    return renderRecuperacion(ctx, nombre, token);
  },

  async password_cambiada({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx, datos, para);
    if (!usuario) return null;
    return renderPasswordChanged(ctx, usuario.nombre, ChangedSchema.parse(datos).cambiada_en);
  },

  async cuenta_borrada({ ctx, datos }) {
    return renderErased(ctx, ErasedSchema.parse(datos));
  },
} satisfies Record<string, MailTemplate>;

function renderRecuperacion({ config }: OutboxContext, nombre: string, token: string) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Elige una contraseña nueva en ${tienda}`,
    title: "Elige una contraseña nueva",
    preheader: `El enlace vale por ${recuperacionLifeMinutes} minutos y sirve una sola vez.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${greet(nombre)} Recibimos una solicitud para cambiar la contraseña de tu cuenta en ${tienda}. Con este enlace puedes elegir una nueva.`,
      },
      {
        kind: "button",
        label: "Elegir contraseña",
        path: `/restablecer-contrasena/${token}`,
      },
      {
        kind: "paragraph",
        text: `El enlace vale por ${recuperacionLifeMinutes} minutos y sirve una sola vez. Si pides otro, este deja de servir. Al cambiarla cerramos todas tus sesiones abiertas.`,
      },
      {
        kind: "note",
        text: "¿No lo pediste? No tienes que hacer nada: tu contraseña sigue igual. No compartas este correo con nadie.",
      },
    ],
  });
}

function renderPasswordChanged({ config }: OutboxContext, nombre: string, cambiadaEn: number) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Tu contraseña de ${tienda} cambió`,
    title: "Tu contraseña cambió",
    preheader: "Si no fuiste tú, recupera tu cuenta ahora.",
    blocks: [
      {
        kind: "paragraph",
        text: `${greet(nombre)} La contraseña de tu cuenta en ${tienda} cambió el ${timeFormat.format(cambiadaEn)} (hora de Chile). Cerramos tus otras sesiones.`,
      },
      {
        kind: "paragraph",
        text: "Si fuiste tú, no tienes que hacer nada más. Si no fuiste tú, elige ahora mismo otra contraseña: el enlace llega solo a este correo.",
      },
      { kind: "button", label: "No fui yo: recuperar mi cuenta", path: "/recuperar-contrasena" },
    ],
  });
}

function renderErased(
  { config }: OutboxContext,
  { nombre, borrada_en }: z.infer<typeof ErasedSchema>,
) {
  const tienda = config.tienda.nombre;
  const { email } = config.tienda.identidad;
  return renderMail({
    shop: config,
    subject: `Borramos tu cuenta de ${tienda}`,
    title: "Tu cuenta ya no existe",
    preheader: "Confirmamos que borramos tus datos personales.",
    blocks: [
      {
        kind: "paragraph",
        text: `${greet(nombre ?? "")} Como pediste, el ${timeFormat.format(borrada_en)} (hora de Chile) borramos tu cuenta en ${tienda}: tu nombre, tu correo, tus direcciones y tu carrito.`,
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
