import { routes } from "#contract/routes.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { pageHeaders } from "../../../http/api/list-headers.ts";
import { privacidadMessages } from "../privacidad.messages.ts";
import { countBrechas, selectBrechas } from "./brechas.queries.ts";
import { saveBrecha } from "./brechas.service.ts";

export const brechasRoutes: Handlers<"listBrechas" | "saveBrecha"> = {
  async listBrechas({ ctx, query }) {
    const { pagina = 1, por_pagina: limit = maxPageSize } = query;
    const answer = await selectBrechas(ctx.db, { limit, offset: (pagina - 1) * limit });
    const total = await countBrechas(ctx.db);
    const { path } = routes.listBrechas;
    return { answer, headers: pageHeaders({ path, query, total }) };
  },
  async saveBrecha({ ctx, body, ...caller }) {
    const saving = { brecha: body, actor: actorOf(caller), now: ctx.clock.now() };
    const brecha = await inTransaction(ctx.db, (tx) => saveBrecha(tx, saving));
    return { answer: { mensaje: privacidadMessages.brechaSaved, brecha } };
  },
};
