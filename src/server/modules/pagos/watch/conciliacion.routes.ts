import { routes } from "#contract/routes.ts";
import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { pageHeaders } from "../../../http/api/list-headers.ts";
import { closeDiscrepancia } from "./close-discrepancia.service.ts";
import { listDiscrepancias } from "./discrepancias.service.ts";

export const conciliacionRoutes: Handlers<"listDiscrepancias" | "closeDiscrepancia"> = {
  async listDiscrepancias({ ctx, query }) {
    const { discrepancias, total } = await listDiscrepancias(ctx.db, query);
    const { path } = routes.listDiscrepancias;
    return { answer: discrepancias, headers: pageHeaders({ path, query, total }) };
  },
  async closeDiscrepancia({ ctx, query, body, ...caller }) {
    const closing = { id: query.id, ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: await inTransaction(ctx.db, (tx) => closeDiscrepancia(tx, closing)) };
  },
};
