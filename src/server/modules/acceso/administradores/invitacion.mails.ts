import { secretLink } from "#contract/values/persona/secret-link.ts";
import { inTransaction } from "../../../db/database.ts";
import { renderMail } from "../../../mails/index.ts";
import type { MailTemplates, OutboxContext } from "../../../outbox/index.ts";
import type { AccesoCorreos } from "../acceso.correos.ts";
import { findUsuarioById } from "../acceso.queries.ts";
import { createInvitacionToken, invitacionLifeHours } from "./invitaciones.service.ts";

export const invitacionTemplates = {
  async invitacion({ ctx, datos }) {
    const made = await inTransaction(ctx.db, (tx) =>
      createInvitacionToken(tx, { id: datos.invitacion_id, now: ctx.clock.now() }),
    );
    if (made === null) return null;
    const { token, invitada_por } = made;
    const sender = invitada_por === null ? null : await findUsuarioById(ctx.db, invitada_por);
    return renderInvitacion(ctx, { token, sender: sender?.nombre ?? null });
  },
} satisfies Partial<MailTemplates<AccesoCorreos>>;

function renderInvitacion(
  { config }: OutboxContext,
  { token, sender }: { token: string; sender: string | null },
) {
  const tienda = config.tienda().nombre;
  return renderMail({
    shop: config,
    subject: `Te invitaron a administrar ${tienda}`,
    title: `Administra ${tienda}`,
    preheader: `El enlace vale por ${invitacionLifeHours} horas y sirve una sola vez.`,
    nombre: "",
    blocks: [
      {
        kind: "paragraph",
        text:
          sender === null
            ? `Te invitaron a administrar ${tienda}: sus productos, sus pedidos y sus mensajes.`
            : `${sender} te invita a administrar ${tienda}: sus productos, sus pedidos y sus mensajes.`,
      },
      { kind: "button", label: "Ver la invitación", path: secretLink("/invitacion", token) },
      {
        kind: "paragraph",
        text: `El enlace vale por ${invitacionLifeHours} horas y sirve una sola vez. Si ya tienes una cuenta con este correo, la usarás para aceptar; si no, elegirás una contraseña.`,
      },
      {
        kind: "note",
        text: "¿No esperabas este correo? No hagas clic: sin ese paso no cambia nada.",
      },
    ],
  });
}
