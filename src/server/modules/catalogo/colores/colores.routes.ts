import { actorOf } from "../../../audit/index.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { colorMessages as messages } from "./colores.messages.ts";
import { selectColores } from "./colores.queries.ts";
import { changeColor, createColor, removeColor } from "./colores.service.ts";

export const coloresRoutes: Handlers<"listColores" | "saveColor" | "deleteColor"> = {
  async listColores({ ctx }) {
    const colores = await selectColores(ctx.db);
    // A database without a locale puts Ámbar behind Verde.
    return { answer: colores.toSorted((a, b) => a.nombre.localeCompare(b.nombre, "es")) };
  },
  async saveColor(input) {
    const { ctx, body } = input;
    const { id, nombre, color } = body;
    const by = { actor: actorOf(input), now: ctx.clock.now(), nombre, color };
    const saved = await inTransaction(ctx.db, (tx) =>
      typeof id === "number" ? changeColor(tx, { ...by, id }) : createColor(tx, by),
    );
    const mensaje = typeof id === "number" ? messages.saved : messages.created;
    return { answer: { mensaje, color: saved } };
  },
  async deleteColor(input) {
    const { ctx, query } = input;
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => removeColor(tx, { ...by, id: query.id }));
    return { answer: { mensaje: messages.removed } };
  },
};
