import type { Db } from "../../../db/database.ts";
import { formatMoment, renderMail } from "../../../mails/index.ts";
import type { MailTemplates, OutboxContext } from "../../../outbox/index.ts";
import type { AccesoCorreos } from "../acceso.correos.ts";
import { findUsuarioById } from "../acceso.queries.ts";
import { findAddressee } from "../addressee.ts";
import { findInvitacionEmail } from "./invitaciones.queries.ts";

type Change = AccesoCorreos["equipo_cambiado"];

export const equipoTemplates = {
  async equipo_cambiado({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    if (!usuario) return null;
    const { db } = ctx;
    const told = {
      nombre: usuario.nombre,
      who: await describeConcerned(db, datos),
      by: await describeActor(db, datos),
      when: `El ${formatMoment(datos.cambiado_en)} (hora de Chile)`,
    };
    return renderChange(ctx, { ...told, cambio: datos.cambio });
  },

  async ajustes_cambiados({ ctx, datos, para }) {
    const usuario = await findAddressee(ctx.db, { ...datos, para });
    if (!usuario) return null;
    const by = await describeActor(ctx.db, datos);
    return renderAjustes(ctx, { ...datos, nombre: usuario.nombre, by });
  },
} satisfies Partial<MailTemplates<AccesoCorreos>>;

/** Names people at the moment when the mail leaves; an erased account has no name. */
async function describePerson(db: Db, id: number | null): Promise<string | null> {
  const usuario = id === null ? undefined : await findUsuarioById(db, id);
  if (!usuario?.email.includes("@")) return null;
  return `${usuario.nombre} (${usuario.email})`;
}

async function describeConcerned(db: Db, change: Change): Promise<string> {
  const { sobre_usuario_id, invitacion_id } = change;
  const invited = invitacion_id === null ? null : await findInvitacionEmail(db, invitacion_id);
  return invited ?? (await describePerson(db, sobre_usuario_id)) ?? "una persona";
}

type Decided = Pick<Change, "por_usuario_id">;

async function describeActor(db: Db, { por_usuario_id }: Decided): Promise<string> {
  if (por_usuario_id === null) return "quien usa la línea de comandos del servidor";
  return (await describePerson(db, por_usuario_id)) ?? "alguien que borró su cuenta";
}

type Told = Record<"nombre" | "who" | "by" | "when", string> & Pick<Change, "cambio">;

const sentences = {
  invitada: ({ when, who }: Told) => `${when} se invitó a ${who} a administrar la tienda.`,
  aceptada: ({ when, who }: Told) => `${when} empezó a administrar la tienda ${who}.`,
  quitada: ({ when, who }: Told) => `${when} dejó de administrar la tienda ${who}.`,
  factor_quitado: ({ when, who }: Told) =>
    `${when} se quitó el segundo factor de ${who}: hasta que configure otro, su contraseña basta para entrar.`,
} as const;

const titles = {
  invitada: "Se invitó a una persona",
  aceptada: "Una persona más administra la tienda",
  quitada: "Una persona dejó de administrar",
  factor_quitado: "Se quitó un segundo factor",
} as const;

function renderChange({ config }: OutboxContext, told: Told) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Cambió el equipo que administra ${tienda}`,
    title: titles[told.cambio],
    preheader: "Si no lo esperabas, revisa el equipo ahora.",
    nombre: told.nombre,
    blocks: [
      { kind: "paragraph", text: `${sentences[told.cambio](told)} Lo decidió ${told.by}.` },
      {
        kind: "paragraph",
        text: "Si lo sabías, no tienes que hacer nada. Si no lo esperabas, revisa «Equipo» en la administración, cambia tu contraseña y avisa a las demás personas del equipo.",
      },
      { kind: "button", label: "Ver el equipo", path: "/admin/equipo" },
    ],
  });
}

const ajusteNames = {
  transferencia: "los datos para transferir",
  email: "el correo de la tienda",
  telefono: "el teléfono",
  whatsapp: "el WhatsApp",
} as const;

type Ajustes = AccesoCorreos["ajustes_cambiados"] & Record<"nombre" | "by", string>;

function renderAjustes({ config }: OutboxContext, { ajustes, by, nombre, cambiado_en }: Ajustes) {
  const names = new Intl.ListFormat("es").format(ajustes.map((name) => ajusteNames[name]));
  return renderMail({
    shop: config,
    subject: `Cambiaron los datos de ${config.tienda().nombre}`,
    title: "Cambiaron los datos de la tienda",
    preheader: "Si no lo esperabas, revísalos ahora.",
    nombre,
    blocks: [
      {
        kind: "paragraph",
        text: `El ${formatMoment(cambiado_en)} (hora de Chile) se cambió lo siguiente: ${names}. Lo hizo ${by}.`,
      },
      {
        kind: "paragraph",
        text: "Si lo sabías, no tienes que hacer nada. Si no lo esperabas, corrige los datos en «Ajustes», cambia tu contraseña y avisa a las demás personas del equipo: con ellos se transfiere dinero y se escribe a la tienda.",
      },
      { kind: "button", label: "Ver los ajustes", path: "/admin/ajustes" },
    ],
  });
}
