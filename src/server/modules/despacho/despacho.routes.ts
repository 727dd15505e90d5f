import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { despachoMessages } from "./despacho.messages.ts";
import { describeTabla, saveTabla } from "./tabla.service.ts";
import { quoteKeptWays } from "./ways.service.ts";

export const despachoRoutes: Handlers<"quoteDespacho" | "getDespachoTabla" | "saveDespachoTabla"> =
  {
    async quoteDespacho({ ctx, query }) {
      const { comuna, region, gramos, sin_peso = 0, monto = 0 } = query;
      const carga = { gramos, sin_peso };
      return { answer: await quoteKeptWays(ctx, { comuna, region, carga, monto }) };
    },
    async getDespachoTabla({ ctx }) {
      return { answer: await describeTabla(ctx.db) };
    },
    async saveDespachoTabla(input) {
      const { ctx, body } = input;
      const by = { actor: actorOf(input), now: ctx.clock.now() };
      await inTransaction(ctx.db, (tx) => saveTabla(tx, { ...body, ...by }));
      return { answer: { mensaje: despachoMessages.saved, tabla: await describeTabla(ctx.db) } };
    },
  };
