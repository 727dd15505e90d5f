import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { nameTakenSku } from "../productos/sku-taken.ts";
import { familiaMessages as messages } from "./familias.messages.ts";
import { dissolveFamilia, getFamilia, saveFamilia } from "./familias.service.ts";

export const familiasRoutes: Handlers<"getFamilia" | "saveFamilia" | "dissolveFamilia"> = {
  async getFamilia({ ctx, query }) {
    return { answer: await getFamilia(ctx.db, query.id) };
  },
  async saveFamilia(input) {
    const { ctx, query, body: form } = input;
    const by = { id: query.id, actor: actorOf(input), now: ctx.clock.now() };
    const familia = await inTransaction(ctx.db, (tx) => saveFamilia(tx, { ...by, form })).catch(
      nameTakenSku,
    );
    return { answer: { mensaje: messages.saved, familia } };
  },
  async dissolveFamilia(input) {
    const { ctx, query } = input;
    const by = { id: query.id, actor: actorOf(input), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => dissolveFamilia(tx, by));
    return { answer: { mensaje: messages.dissolved } };
  },
};
