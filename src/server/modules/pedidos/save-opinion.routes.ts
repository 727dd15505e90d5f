import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { opinionesMessages } from "../opiniones/index.ts";
import { opinar } from "./save-opinion.service.ts";

export const opinarRoutes: Handlers<"saveOpinion"> = {
  async saveOpinion({ ctx, body, session }) {
    const now = ctx.clock.now();
    const opinion = await inTransaction(ctx.db, (tx) => opinar(tx, { input: body, session, now }));
    return { answer: { mensaje: opinionesMessages.saved, opinion } };
  },
};
