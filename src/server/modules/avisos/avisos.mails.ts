import { secretLink } from "#contract/values/persona/secret-link.ts";
import { renderMail } from "../../mails/index.ts";
import { bindTemplates } from "../../outbox/index.ts";
import { findOffered } from "../catalogo/index.ts";
import { isHeldBack } from "../privacidad/index.ts";
import { avisosCorreos } from "./avisos.correos.ts";
import { bajaToken } from "./baja-token.ts";

export const avisosMails = bindTemplates(avisosCorreos, {
  async producto_disponible({ ctx, datos, para }) {
    const { producto_id } = datos;
    const offered = await findOffered(ctx.db, producto_id);
    if (!offered || (await isHeldBack(ctx.db, para))) return null;
    const { nombre } = offered;
    return renderMail({
      shop: ctx.config,
      subject: `Volvió «${nombre}»`,
      title: "Ya está de vuelta",
      preheader: `«${nombre}» se puede comprar otra vez.`,
      blocks: [
        {
          kind: "paragraph",
          text: `Nos pediste que te avisáramos: «${nombre}» se puede comprar otra vez. Imprimimos pocas unidades a la vez, así que puede agotarse pronto.`,
        },
        { kind: "button", label: "Ver el producto", path: `/producto/${producto_id}` },
        {
          kind: "note",
          text: "Es el único correo que te enviamos por este aviso. Si no lo pediste, o no quieres otros avisos de productos agotados:",
          path: secretLink("/avisos", bajaToken(ctx.config, para)),
        },
      ],
    });
  },
});
