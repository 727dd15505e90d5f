import { secretLink } from "#contract/values/persona/secret-link.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { renderMail } from "../../mails/index.ts";
import { bindTemplates, type OutboxContext } from "../../outbox/index.ts";
import { accesoCorreos } from "./acceso.correos.ts";
import { findUsuarioByEmail, type UsuarioRow } from "./acceso.queries.ts";
import { findAddressee } from "./addressee.ts";
import { equipoTemplates } from "./administradores/equipo.mails.ts";
import { invitacionTemplates } from "./administradores/invitacion.mails.ts";
import { factorTemplates } from "./factor/factor.mails.ts";
import { createVerificationToken, verificationLifeHours } from "./registro/open-link.service.ts";
import { findWaiting, isWithoutEntry } from "./registro/waiting-registros.service.ts";
import { securityTemplates } from "./security.mails.ts";

export const accesoMails = bindTemplates(accesoCorreos, {
  ...securityTemplates,
  ...factorTemplates,
  ...invitacionTemplates,
  ...equipoTemplates,

  async verificacion({ ctx, datos: { registro_id }, para: email }) {
    const now = ctx.clock.now();
    const token = await inTransaction(ctx.db, async (tx) => {
      const isWaiting = await isWaitingFor(tx, { email, registro_id, now });
      return isWaiting ? createVerificationToken(tx, { email, registro_id, now }) : null;
    });
    return token === null ? null : renderVerification(ctx, token);
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

type Waiting = { email: string; registro_id: number | null; now: number };

async function isWaitingFor(tx: Tx, { email, registro_id, now }: Waiting): Promise<boolean> {
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario && !isWithoutEntry(usuario)) return false;
  const waiting = await findWaiting(tx, { email, now });
  return waiting.some(({ id }) => registro_id === null || id === registro_id);
}

/** Greets nobody by name: a stranger may have chosen it. */
function renderVerification({ config }: OutboxContext, token: string) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Verifica tu correo en ${tienda}`,
    title: "Falta un solo paso",
    preheader: "Un clic y tu cuenta queda lista.",
    nombre: "",
    blocks: [
      {
        kind: "paragraph",
        text: `Recibimos un registro en ${tienda} con este correo. Si fuiste tú, confírmalo y podrás entrar con la contraseña que elegiste.`,
      },
      {
        kind: "button",
        label: "Verificar mi correo",
        path: `/verificar-email?token=${token}`,
      },
      {
        kind: "paragraph",
        text: `El enlace vale por ${verificationLifeHours} horas. Ábrelo en el navegador donde te registraste, o en el que usarás para entrar.`,
      },
      {
        kind: "note",
        text: "¿No fuiste tú? No confirmes: sin ese paso la cuenta no se activa. «No fui yo», borra ese registro:",
        path: secretLink("/no-fui-yo", token),
      },
    ],
  });
}

function renderExistingAccount({ config }: OutboxContext, { nombre }: UsuarioRow) {
  const tienda = config.tienda().nombre;
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
  const tienda = config.tienda().nombre;
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
      { kind: "paragraph", text: config.tienda().despacho },
      { kind: "button", label: "Ver la tienda", path: "/tienda" },
      {
        kind: "note",
        text: "En «Mi cuenta» puedes cambiar tu nombre y tu contraseña, descargar tus datos o borrar la cuenta cuando quieras.",
      },
    ],
  });
}
