import { routes } from "#contract/routes.ts";
import { selectActs, selectSecurityEvents } from "../../audit/index.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { hasPendingFactor, selectNombres } from "../acceso/index.ts";
import { readResumen } from "./resumen.service.ts";

export const administracionRoutes: Handlers<
  "getResumen" | "listAuditoria" | "listEventosSeguridad"
> = {
  async getResumen({ ctx, session }) {
    const { units, tienda } = ctx.config;
    const { terminacionDias } = tienda();
    const resumen = await readResumen(ctx.db, { now: ctx.clock.now(), units, terminacionDias });
    const segundo_factor_pendiente = await hasPendingFactor(ctx, session.usuario_id);
    return { answer: { ...resumen, segundo_factor_pendiente } };
  },
  async listEventosSeguridad({ ctx, query }) {
    const { rows, total } = await selectSecurityEvents(ctx.db, query);
    const { path } = routes.listEventosSeguridad;
    return { answer: rows, headers: pageHeaders({ path, query, total }) };
  },
  async listAuditoria({ ctx, query }) {
    const { rows, total } = await selectActs(ctx.db, query);
    const nombres = await selectNombres(ctx.db, [
      ...new Set(rows.map(({ usuario_id }) => usuario_id)),
    ]);
    const answer = rows.map(({ usuario_id, ...row }) => ({
      ...row,
      autor: nombres.get(usuario_id) ?? `usuario ${usuario_id}`,
    }));
    const { path } = routes.listAuditoria;
    return { answer, headers: pageHeaders({ path, query, total }) };
  },
};
