import { routes } from "#contract/routes.ts";
import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { pageHeaders } from "../../../http/api/list-headers.ts";
import { closeDiscrepancia } from "./close-discrepancia.service.ts";
import { countDiscrepancias, selectDiscrepancias } from "./discrepancias.queries.ts";

/** Where our record of payments and the provider's differ, for the owner. */
export const conciliacionRoutes: Handlers<"listDiscrepancias" | "closeDiscrepancia"> = {
  async listDiscrepancias({ ctx, query }) {
    const answer = await selectDiscrepancias(ctx.db, query);
    const total = await countDiscrepancias(ctx.db, query.estado);
    const { path } = routes.listDiscrepancias;
    return { answer, headers: pageHeaders({ path, query, total }) };
  },
  async closeDiscrepancia({ ctx, query, body, ...caller }) {
    const closing = { id: query.id, ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: await inTransaction(ctx.db, (tx) => closeDiscrepancia(tx, closing)) };
  },
};
