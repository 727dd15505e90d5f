import type { PeticionTipo } from "#contract/schemas/peticiones.ts";
import { secretLink } from "#contract/values/persona/secret-link.ts";
import { peticionNames } from "#contract/values/rights/peticion-names.ts";
import { formatMoment, type MailBlock, renderMail, singleLine } from "../../mails/index.ts";
import { bindTemplates } from "../../outbox/index.ts";
import { chileDate } from "../../time/chile-time.ts";
import { hashOneTimeToken, newOneTimeToken } from "../acceso/index.ts";
import { shopInbox } from "../contacto/index.ts";
import { type PeticionRow, selectPeticion, setPeticionEnlace } from "./peticiones.queries.ts";
import { confirmDays } from "./peticiones.service.ts";
import { privacidadCorreos } from "./privacidad.correos.ts";

export const privacidadMails = bindTemplates(privacidadCorreos, {
  async peticion_por_confirmar({ ctx, datos }) {
    const peticion = await selectPeticion(ctx.db, datos.peticion_id);
    if (peticion?.estado !== "por_confirmar") return null;
    const { token } = newOneTimeToken();
    await setPeticionEnlace(ctx.db, { id: peticion.id, enlace: hashOneTimeToken(token) });
    return renderMail({
      shop: ctx.config,
      subject: "Confirma tu solicitud sobre tus datos",
      title: "Confirma tu solicitud",
      preheader: "Con este enlace sabemos que el correo es tuyo.",
      nombre: peticion.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Nos llegó una solicitud de ${nameOf(peticion)} con este correo. Confírmala: desde ese momento corre el plazo para responderte.`,
        },
        {
          kind: "button",
          label: "Confirmar la solicitud",
          path: secretLink("/solicitud-de-datos", token),
        },
        { kind: "paragraph", text: `El enlace vale por ${confirmDays} días.` },
        { kind: "note", text: "¿No fuiste tú? No hagas nada: sin confirmar, la borramos." },
      ],
    });
  },
  async peticion_recibida({ ctx, datos }) {
    const peticion = await selectPeticion(ctx.db, datos.peticion_id);
    if (!peticion?.vence_en) return null;
    return renderMail({
      shop: ctx.config,
      subject: `Recibimos tu solicitud de ${nameOf(peticion)}`,
      title: "Recibimos tu solicitud",
      preheader: `Te respondemos a más tardar el ${dayOf(peticion.vence_en)}.`,
      nombre: peticion.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu solicitud de ${nameOf(peticion)} tiene el número ${peticion.id}. Te respondemos por correo a más tardar el ${dayOf(peticion.vence_en)}.`,
        },
        ...wordsOf(peticion),
      ],
    });
  },
  async peticion_nueva({ ctx, datos }) {
    const peticion = await selectPeticion(ctx.db, datos.peticion_id);
    if (!peticion?.vence_en || peticion.respondida_en !== null) return null;
    return renderMail({
      shop: ctx.config,
      subject: `Solicitud de ${nameOf(peticion)} sobre datos personales`,
      title: "Nueva solicitud sobre datos personales",
      preheader: `Hay que responderla a más tardar el ${dayOf(peticion.vence_en)}.`,
      blocks: [
        {
          kind: "paragraph",
          text: `Alguien confirmó una solicitud de ${nameOf(peticion)}. La ley da plazo hasta el ${dayOf(peticion.vence_en)}.`,
        },
        { kind: "button", label: "Ver la solicitud", path: "/admin/solicitudes" },
      ],
    });
  },
  async peticion_prorrogada({ ctx, datos }) {
    const peticion = await selectPeticion(ctx.db, datos.peticion_id);
    if (!peticion?.vence_en || peticion.prorroga === null) return null;
    return renderMail({
      shop: ctx.config,
      subject: `Tu solicitud de ${nameOf(peticion)} tomará más tiempo`,
      title: "Necesitamos más tiempo",
      preheader: `Te respondemos a más tardar el ${dayOf(peticion.vence_en)}.`,
      nombre: peticion.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Tu solicitud número ${peticion.id} tomará más tiempo. Te respondemos a más tardar el ${dayOf(peticion.vence_en)}. El motivo:`,
        },
        { kind: "quote", text: peticion.prorroga },
      ],
    });
  },
  async peticion_respondida({ ctx, datos }) {
    const peticion = await selectPeticion(ctx.db, datos.peticion_id);
    if (!peticion || peticion.respuesta === null) return null;
    const isRefused = peticion.estado === "rechazada";
    const mail = renderMail({
      shop: ctx.config,
      subject: `Respondimos tu solicitud de ${nameOf(peticion)}`,
      title: isRefused ? "No podemos hacer lo que pides" : "Hicimos lo que pediste",
      preheader: singleLine(peticion.respuesta, 120),
      nombre: peticion.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: isRefused
            ? `No podemos aceptar tu solicitud número ${peticion.id}, de ${nameOf(peticion)}. Estas son las razones:`
            : `Aceptamos tu solicitud número ${peticion.id}, de ${nameOf(peticion)}:`,
        },
        { kind: "quote", text: peticion.respuesta },
        ...(isRefused ? [complaint] : whatFollows(peticion)),
        ...wordsOf(peticion),
      ],
    });
    return { ...mail, replyTo: shopInbox(ctx.config) };
  },
  async peticion_levantada({ ctx, datos }) {
    const peticion = await selectPeticion(ctx.db, datos.peticion_id);
    if (!peticion || peticion.levantada_motivo === null) return null;
    const mail = renderMail({
      shop: ctx.config,
      subject: `Terminó tu ${nameOf(peticion)}`,
      title: `Terminó tu ${nameOf(peticion)}`,
      preheader: singleLine(peticion.levantada_motivo, 120),
      nombre: peticion.nombre,
      blocks: [
        {
          kind: "paragraph",
          text: `Desde ahora volvemos a usar tus datos como dice nuestra página de privacidad: tu solicitud número ${peticion.id}, de ${nameOf(peticion)}, ya no está vigente. El motivo:`,
        },
        { kind: "quote", text: peticion.levantada_motivo },
        {
          kind: "note",
          text: "¿No estás de acuerdo? Responde a este correo o haz una solicitud nueva:",
          path: "/solicitud-de-datos",
        },
      ],
    });
    return { ...mail, replyTo: shopInbox(ctx.config) };
  },
});

/** Acts of the shop from then on (docs/decisiones.md 71). */
function whatFollows({ tipo }: PeticionRow): MailBlock[] {
  const texts: Partial<Record<PeticionTipo, readonly string[]>> = {
    bloqueo: [
      "Desde ahora guardamos tus datos y los usamos solo para lo que pagaste, lo que pide la ley, la seguridad de tu cuenta y responderte si nos escribes. No te enviamos avisos de productos ni te pedimos opiniones.",
      "Lo que publicaste, como una opinión, sigue a la vista: dinos si quieres que la ocultemos. Te escribimos cuando el bloqueo termine.",
    ],
    oposicion: [
      "Desde ahora no te enviamos avisos de productos ni te pedimos opiniones, y borramos los avisos que habías pedido. No hacemos publicidad ni perfiles, así que no hay otro uso de ese tipo que detener. Te escribimos si esto cambia.",
    ],
  };
  return (texts[tipo] ?? []).map((text) => ({ kind: "paragraph", text }));
}

/** Law 21.719 art. 11. */
const complaint: MailBlock = {
  kind: "paragraph",
  text: "Si no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales dentro de 30 días hábiles desde que recibes este correo.",
};

function wordsOf({ confirmada_en, detalle }: PeticionRow): MailBlock[] {
  if (detalle === "" || confirmada_en === null) return [];
  return [
    { kind: "note", text: `Nos escribiste el ${formatMoment(confirmada_en)}:` },
    { kind: "quote", text: detalle },
  ];
}

const nameOf = ({ tipo }: PeticionRow) => peticionNames[tipo].name.toLowerCase();

const longDay = new Intl.DateTimeFormat("es-CL", { dateStyle: "long", timeZone: "UTC" });

/** The last day before the exclusive end of a plazo. */
function dayOf(end: number): string {
  return longDay.format(Date.parse(chileDate(end - 1)));
}
