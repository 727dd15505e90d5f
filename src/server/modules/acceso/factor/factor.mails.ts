import { formatMoment, renderMail } from "../../../mails/index.ts";
import type { MailTemplates, OutboxContext } from "../../../outbox/index.ts";
import type { AccesoCorreos } from "../acceso.correos.ts";
import type { UsuarioRow } from "../acceso.queries.ts";
import { findAddressee } from "../addressee.ts";

export const factorTemplates = {
  async factor_agregado({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    return usuario ? renderAdded(ctx, { usuario, ...datos }) : null;
  },

  async factor_quitado({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    return usuario ? renderRemoved(ctx, { usuario, ...datos }) : null;
  },

  async respaldo_usado({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    return usuario ? renderRespaldoUsed(ctx, { usuario, ...datos }) : null;
  },
} satisfies Partial<MailTemplates<AccesoCorreos>>;

const notYou =
  "Si no fuiste tú, cambia tu contraseña ahora mismo: al cambiarla cerramos todas tus sesiones. Luego revisa «Seguridad» en la administración.";

const recover = {
  kind: "button",
  label: "Cambiar mi contraseña",
  path: "/recuperar-contrasena",
} as const;

type Added = AccesoCorreos["factor_agregado"] & { usuario: UsuarioRow };

const added = {
  codigo: "se activó una app de códigos: al entrar te pediremos el código que muestra",
  passkey: "se registró una passkey: con ella puedes confirmar que eres tú",
  respaldo: "se crearon códigos de respaldo nuevos: los anteriores ya no sirven",
} as const;

function renderAdded({ config }: OutboxContext, { usuario, factor, cambiado_en }: Added) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Cambió la seguridad de tu cuenta en ${tienda}`,
    title: "Cambió la seguridad de tu cuenta",
    preheader: "¿No fuiste tú? Cambia tu contraseña ahora.",
    nombre: usuario.nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `El ${formatMoment(cambiado_en)} (hora de Chile) ${added[factor]}.`,
      },
      { kind: "paragraph", text: `Si fuiste tú, no tienes que hacer nada más. ${notYou}` },
      recover,
    ],
  });
}

type Removed = AccesoCorreos["factor_quitado"] & { usuario: UsuarioRow };

const removed = {
  codigo: "se quitó tu app de códigos",
  passkey: "se quitó una de tus passkeys",
  todos: "se quitó tu segundo factor: tu app de códigos, tus passkeys y tus códigos de respaldo",
} as const;

function renderRemoved({ config }: OutboxContext, { usuario, factor, cambiado_en }: Removed) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Se quitó una protección de tu cuenta en ${tienda}`,
    title: "Se quitó una protección de tu cuenta",
    preheader: "¿No fuiste tú? Cambia tu contraseña ahora.",
    nombre: usuario.nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `El ${formatMoment(cambiado_en)} (hora de Chile) ${removed[factor]}.`,
      },
      { kind: "paragraph", text: `Si lo pediste tú, no tienes que hacer nada más. ${notYou}` },
      recover,
    ],
  });
}

type Used = AccesoCorreos["respaldo_usado"] & { usuario: UsuarioRow };

function renderRespaldoUsed({ config }: OutboxContext, { usuario, quedan, usado_en }: Used) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Se usó un código de respaldo de tu cuenta en ${tienda}`,
    title: "Se usó un código de respaldo",
    preheader: remaining(quedan),
    nombre: usuario.nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `El ${formatMoment(usado_en)} (hora de Chile) alguien ingresó a tu cuenta con tu contraseña y un código de respaldo. ${remaining(quedan)}`,
      },
      { kind: "paragraph", text: `Si fuiste tú, guarda bien los demás. ${notYou}` },
      recover,
    ],
  });
}

function remaining(left: number): string {
  if (left === 0) return "No te queda ninguno: crea otros en «Seguridad».";
  return left === 1 ? "Te queda 1 código." : `Te quedan ${left} códigos.`;
}
