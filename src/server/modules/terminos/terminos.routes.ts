import type { Handlers } from "../../http/api/handlers.ts";
import { readTerminos, showCurrentTerminos } from "./terminos.service.ts";

export const terminosRoutes: Handlers<"getTerminos"> = {
  async getTerminos({ ctx, query: { version } }) {
    const { db, config, clock } = ctx;
    const terminos =
      version === undefined
        ? await showCurrentTerminos(db, { config, now: clock.now() })
        : await readTerminos(db, version);
    return { answer: terminos };
  },
};
