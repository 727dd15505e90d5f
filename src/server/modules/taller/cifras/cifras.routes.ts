import type { Handlers } from "../../../http/api/handlers.ts";
import { impresionesCsv } from "./cifras.messages.ts";
import { cifrasSince, readCifras } from "./cifras.service.ts";
import { exportImpresiones } from "./impresiones.service.ts";

export const cifrasRoutes: Handlers<"getCifras" | "exportImpresiones"> = {
  async getCifras({ ctx }) {
    return { answer: await readCifras(ctx.db, ctx.clock.now()) };
  },
  async exportImpresiones({ ctx }) {
    const body = exportImpresiones(ctx.db, cifrasSince(ctx.clock.now()));
    return { file: { name: impresionesCsv.fileName, body } };
  },
};
