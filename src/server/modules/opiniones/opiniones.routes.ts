import { routes } from "#contract/routes.ts";
import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { opinionesMessages } from "./opiniones.messages.ts";
import { listAllOpiniones, listOpiniones, patchOpinion } from "./opiniones.service.ts";

export const opinionesRoutes: Handlers<"listOpiniones" | "listAllOpiniones" | "patchOpinion"> = {
  async listOpiniones({ ctx, session }) {
    return { answer: await listOpiniones(ctx.db, session.usuario_id) };
  },
  async listAllOpiniones({ ctx, query }) {
    const { opiniones, total } = await listAllOpiniones(ctx.db, query);
    const { path } = routes.listAllOpiniones;
    return { answer: opiniones, headers: pageHeaders({ path, query, total }) };
  },
  async patchOpinion({ ctx, query, body, ...caller }) {
    const change = {
      id: query.id,
      oculta: body.oculta,
      respuesta: body.respuesta,
      actor: actorOf(caller),
      now: ctx.clock.now(),
    };
    const opinion = await inTransaction(ctx.db, (tx) => patchOpinion(tx, change));
    return { answer: { mensaje: describeChange(body), opinion } };
  },
};

function describeChange(change: { oculta?: boolean | undefined; respuesta?: string | undefined }) {
  if (change.respuesta === "") return opinionesMessages.answerRemoved;
  if (change.respuesta !== undefined) return opinionesMessages.answered;
  return change.oculta ? opinionesMessages.hidden : opinionesMessages.shown;
}
