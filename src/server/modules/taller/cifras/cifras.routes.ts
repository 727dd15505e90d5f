import { exportEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { impresionesCsv } from "./cifras.messages.ts";
import { cifrasSince, readCifras } from "./cifras.service.ts";
import { countImpresiones } from "./impresiones.queries.ts";
import { exportImpresiones } from "./impresiones.service.ts";

export const cifrasRoutes: Handlers<"getCifras" | "exportImpresiones"> = {
  async getCifras({ ctx }) {
    return { answer: await readCifras(ctx.db, ctx.clock.now()) };
  },
  async exportImpresiones(input) {
    const { ctx, query } = input;
    const since = cifrasSince(ctx.clock.now());
    await inTransaction(ctx.db, async (tx) => {
      const filas = await countImpresiones(tx, since);
      const event = exportEvent(input, { operacion: "exportImpresiones", query, filas });
      await recordSecurityEvent(tx, ctx, event);
    });
    return { file: { name: impresionesCsv.fileName, body: exportImpresiones(ctx.db, since) } };
  },
};
