import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { listTrabajos } from "./list-trabajos.service.ts";
import { stepTrabajos } from "./step-trabajos.service.ts";

export const tallerRoutes: Handlers<"listTrabajos" | "stepTrabajos"> = {
  async listTrabajos({ ctx, query }) {
    return { answer: { trabajos: await listTrabajos(ctx.db, query) } };
  },
  async stepTrabajos({ ctx, body, ...caller }) {
    const step = { ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: { mensaje: await inTransaction(ctx.db, (tx) => stepTrabajos(tx, step)) } };
  },
};
