import { inTransaction } from "../../db/database.ts";
import { renderMail } from "../../mails/index.ts";
import { bindTemplates, type OutboxContext } from "../../outbox/index.ts";
import { accesoCorreos } from "./acceso.correos.ts";
import type { UsuarioRow } from "./acceso.queries.ts";
import { findAddressee } from "./addressee.ts";
import { invitacionTemplates } from "./administradores/invitacion.mails.ts";
import { factorTemplates } from "./factor/factor.mails.ts";
import { securityTemplates } from "./security.mails.ts";
import { createVerificationToken, verificationLifeHours } from "./verification.service.ts";

export const accesoMails = bindTemplates(accesoCorreos, {
  ...securityTemplates,
  ...factorTemplates,
  ...invitacionTemplates,

  async verificacion({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    if (!usuario || usuario.email_verificado_en !== null) return null;
    const { id: usuario_id } = usuario;
    const token = await inTransaction(ctx.db, (tx) =>
      createVerificationToken(tx, { usuario_id, now: ctx.clock.now() }),
    );
    return renderVerification(ctx, { usuario, token });
  },

  async cuenta_existente({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    return usuario ? renderExistingAccount(ctx, usuario) : null;
  },

  async bienvenida({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    return usuario ? renderWelcome(ctx, usuario) : null;
  },
});

type Verification = { usuario: UsuarioRow; token: string };

function renderVerification({ config }: OutboxContext, { usuario, token }: Verification) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Verifica tu correo en ${tienda}`,
    title: "Falta un solo paso",
    preheader: "Un clic y tu cuenta queda lista.",
    nombre: usuario.nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `Creaste una cuenta en ${tienda} con este correo. Confírmalo y podrás iniciar sesión.`,
      },
      {
        kind: "button",
        label: "Verificar mi correo",
        path: `/verificar-email?token=${token}`,
      },
      {
        kind: "paragraph",
        text: `El enlace vale por ${verificationLifeHours} horas. Si pides otro, este deja de servir. Tu contraseña es la que elegiste la primera vez que te registraste.`,
      },
      {
        kind: "note",
        text: "¿No fuiste tú? No hagas clic: sin ese paso la cuenta no se activa.",
      },
    ],
  });
}

function renderExistingAccount({ config }: OutboxContext, { nombre }: UsuarioRow) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Ya tienes una cuenta en ${tienda}`,
    title: "Ya tienes una cuenta",
    preheader: "Entra con tu contraseña de siempre, o elige una nueva.",
    nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `Alguien intentó crear una cuenta en ${tienda} con este correo, pero ya tienes una. No cambiamos nada: puedes entrar con tu contraseña de siempre.`,
      },
      {
        kind: "paragraph",
        text: "Si no la recuerdas, o si siempre entraste con Google, puedes elegir una contraseña nueva.",
      },
      { kind: "button", label: "Elegir contraseña nueva", path: "/recuperar-contrasena" },
      { kind: "note", text: "¿No fuiste tú? No tienes que hacer nada: tu cuenta sigue igual." },
    ],
  });
}

function renderWelcome({ config }: OutboxContext, { nombre }: UsuarioRow) {
  const tienda = config.tienda.nombre;
  return renderMail({
    shop: config,
    subject: `Te damos la bienvenida a ${tienda}`,
    title: "Tu cuenta está lista",
    preheader: "Tu carrito, tus direcciones y tus pedidos, en un solo lugar.",
    nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `Qué bueno tenerte en ${tienda}. Desde hoy tu carrito te acompaña en cualquier dispositivo, guardas tus direcciones y ves cómo va cada pedido.`,
      },
      { kind: "paragraph", text: config.tienda.despacho },
      { kind: "button", label: "Ver la tienda", path: "/tienda" },
      {
        kind: "note",
        text: "En «Mi cuenta» puedes cambiar tu nombre y tu contraseña, descargar tus datos o borrar la cuenta cuando quieras.",
      },
    ],
  });
}
