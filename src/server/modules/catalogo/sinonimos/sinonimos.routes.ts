import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { selectFallidas } from "../search/fallidas.queries.ts";
import { sinonimoMessages as messages } from "./sinonimos.messages.ts";
import { selectSinonimos } from "./sinonimos.queries.ts";
import { changeSinonimo, createSinonimo, removeSinonimo } from "./sinonimos.service.ts";

export const sinonimosRoutes: Handlers<
  "listSinonimos" | "saveSinonimo" | "deleteSinonimo" | "listBusquedasFallidas"
> = {
  async listSinonimos({ ctx }) {
    return { answer: await selectSinonimos(ctx.db) };
  },
  async saveSinonimo(input) {
    const { ctx, body } = input;
    const by = { actor: actorOf(input), now: ctx.clock.now(), palabras: body.palabras };
    const id = body.id ?? null;
    const sinonimo = await inTransaction(ctx.db, (tx) =>
      id === null ? createSinonimo(tx, by) : changeSinonimo(tx, { ...by, id }),
    );
    return { answer: { mensaje: id === null ? messages.created : messages.saved, sinonimo } };
  },
  async deleteSinonimo(input) {
    const { ctx, query } = input;
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => removeSinonimo(tx, { ...by, id: query.id }));
    return { answer: { mensaje: messages.removed } };
  },
  async listBusquedasFallidas({ ctx }) {
    return { answer: await selectFallidas(ctx.db) };
  },
};
