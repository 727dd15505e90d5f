import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { readCapacidad } from "./capacidad.service.ts";
import { impresoraMessages as messages } from "./impresoras.messages.ts";
import { removeImpresora, saveImpresora } from "./impresoras.service.ts";

export const impresorasRoutes: Handlers<"getCapacidad" | "saveImpresora" | "deleteImpresora"> = {
  async getCapacidad({ ctx: { db, config, clock } }) {
    const { terminacionDias } = config.tienda();
    return { answer: await readCapacidad(db, { terminacionDias, now: clock.now() }) };
  },
  async saveImpresora({ ctx, body, ...caller }) {
    const save = { ...body, actor: actorOf(caller), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => saveImpresora(tx, save));
    return { answer: { mensaje: messages.saved } };
  },
  async deleteImpresora({ ctx, query: { id }, ...caller }) {
    const removal = { id, actor: actorOf(caller), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => removeImpresora(tx, removal));
    return { answer: { mensaje: messages.deleted } };
  },
};
