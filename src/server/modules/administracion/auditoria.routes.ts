import { routes } from "#contract/routes.ts";
import { selectActs } from "../../audit/index.ts";
import type { Handlers } from "../../http/handlers.ts";
import { pageHeaders } from "../../http/page-links.ts";

export const auditoriaRoutes: Handlers<"listAuditoria"> = {
  async listAuditoria({ ctx, query }) {
    const { rows, total } = await selectActs(ctx.db, query);
    const { path } = routes.listAuditoria;
    return { answer: rows, headers: pageHeaders({ path, query, total }) };
  },
};
