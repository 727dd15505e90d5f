import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { avisosMessages } from "./avisos.messages.ts";
import { createAviso, deleteAvisos } from "./avisos.service.ts";

export const avisosRoutes: Handlers<"createAviso" | "deleteAvisos"> = {
  async createAviso({ ctx, body }) {
    const asking = { ...body, config: ctx.config, now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => createAviso(tx, asking));
    return { answer: { mensaje: avisosMessages.created } };
  },
  async deleteAvisos({ ctx, body }) {
    await inTransaction(ctx.db, (tx) => deleteAvisos(tx, body.token));
    return { answer: { mensaje: avisosMessages.deleted } };
  },
};
