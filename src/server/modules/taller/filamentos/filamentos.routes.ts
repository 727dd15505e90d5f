import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { filamentoMessages } from "./filamentos.messages.ts";
import { listFilamentos, saveFilamento } from "./filamentos.service.ts";

export const filamentosRoutes: Handlers<"listFilamentos" | "saveFilamento"> = {
  async listFilamentos({ ctx }) {
    return { answer: { filamentos: await listFilamentos(ctx.db) } };
  },
  async saveFilamento({ ctx, body, ...caller }) {
    const save = { ...body, actor: actorOf(caller), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => saveFilamento(tx, save));
    return { answer: { mensaje: filamentoMessages.saved } };
  },
};
