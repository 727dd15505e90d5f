import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { ajustesMessages } from "./ajustes.messages.ts";
import { readAjustes, saveAjustes } from "./ajustes.service.ts";

export const ajustesRoutes: Handlers<"getAjustes" | "saveAjustes"> = {
  async getAjustes({ ctx }) {
    return { answer: await readAjustes(ctx.db, ctx.firstTienda) };
  },
  async saveAjustes(input) {
    const { ctx } = input;
    const { version, ...ajustes } = input.body;
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    const saving = { ...by, version, ajustes, first: ctx.firstTienda };
    const saved = await inTransaction(ctx.db, (tx) => saveAjustes(tx, saving));
    return { answer: { mensaje: ajustesMessages.saved, ...saved } };
  },
};
