import { secretLink } from "#contract/values/persona/secret-link.ts";
import { renderMail } from "../../mails/index.ts";
import { bindTemplates } from "../../outbox/index.ts";
import { hours } from "../../time/clock.ts";
import { insertEnlaceInvitado, newOneTimeToken, selectInvitadosOf } from "../acceso/index.ts";
import { cuentaCorreos } from "./cuenta.correos.ts";

const lifeHours = 24;

export const cuentaMails = bindTemplates(cuentaCorreos, {
  /** Sends nothing to an address without purchases: the call answers the same in both cases. */
  async datos_invitado({ ctx, para: email }) {
    if ((await selectInvitadosOf(ctx.db, email)).length === 0) return null;
    const now = ctx.clock.now();
    const { token, hash } = newOneTimeToken();
    await insertEnlaceInvitado(ctx.db, {
      hash,
      email,
      creado_en: now,
      expira_en: now + hours(lifeHours),
    });
    return renderMail({
      shop: ctx.config,
      subject: `Tus datos en ${ctx.config.tienda().nombre}`,
      title: "Tus datos, cuando quieras",
      preheader: "Descarga o borra lo que guardamos de tus compras sin cuenta.",
      nombre: "",
      blocks: [
        {
          kind: "paragraph",
          text: "Pediste ver lo que guardamos de tus compras sin cuenta. Con este enlace puedes descargarlo o borrarlo.",
        },
        { kind: "button", label: "Ver mis datos", path: secretLink("/mis-datos", token) },
        { kind: "paragraph", text: `El enlace vale por ${lifeHours} horas.` },
        {
          kind: "note",
          text: "¿No fuiste tú? No tienes que hacer nada: nadie ve tus datos sin este correo.",
        },
      ],
    });
  },
});
