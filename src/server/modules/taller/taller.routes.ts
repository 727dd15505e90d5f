import type { Handlers } from "../../http/api/handlers.ts";
import { listTrabajos } from "./list-trabajos.service.ts";

export const tallerRoutes: Handlers<"listTrabajos"> = {
  async listTrabajos({ ctx, query }) {
    return { answer: { trabajos: await listTrabajos(ctx.db, query) } };
  },
};
