import type { Handlers } from "../../../http/api/handlers.ts";
import { quoteKeptWays, toWaysInput } from "../../despacho/index.ts";
import { promiseWork } from "./promise-work.service.ts";

/** Here, because the workshop says when the pieces are made. */
export const quoteRoutes: Handlers<"quoteDespacho"> = {
  async quoteDespacho({ ctx, query: { piezas = [], ...query } }) {
    const { db, config, clock } = ctx;
    const { terminacionDias } = config.tienda();
    const asked = { lineas: piezas, terminacionDias, usuarioId: null, now: clock.now() };
    const madeOn = await promiseWork(db, asked);
    const { carga, ...input } = toWaysInput(query);
    return { answer: await quoteKeptWays(ctx, { ...input, carga: { ...carga, madeOn } }) };
  },
};
