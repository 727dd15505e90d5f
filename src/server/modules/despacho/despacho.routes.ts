import { actorOf, exportEvent, recordSecurityEvent } from "../../audit/index.ts";
import { readUpload } from "../../csv/read-upload.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { exportDespacho, previewDespachoCsv } from "./csv/despacho-csv.service.ts";
import { despachoReader } from "./csv/read-despacho-csv.ts";
import { despachoMessages } from "./despacho.messages.ts";
import { describeTabla, saveTabla } from "./tabla.service.ts";
import { quoteDraftWays } from "./ways.service.ts";
import { toWaysInput } from "./ways-input.ts";

type Names =
  | "getDespachoTabla"
  | "saveDespachoTabla"
  | "tryDespachoTabla"
  | "exportDespacho"
  | "readDespachoCsv";

export const despachoRoutes: Handlers<Names> = {
  async getDespachoTabla({ ctx }) {
    return { answer: await describeTabla(ctx.db) };
  },
  async saveDespachoTabla(input) {
    const { ctx, body } = input;
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => saveTabla(tx, { ...body, ...by }));
    return { answer: { mensaje: despachoMessages.saved, tabla: await describeTabla(ctx.db) } };
  },
  async tryDespachoTabla({ ctx, query, body }) {
    return { answer: quoteDraftWays(body, { ...toWaysInput(query), now: ctx.clock.now() }) };
  },
  async exportDespacho(input) {
    const { ctx } = input;
    const { filas, body } = await exportDespacho(ctx.db);
    const event = exportEvent(input, { operacion: "exportDespacho", query: {}, filas });
    await inTransaction(ctx.db, (tx) => recordSecurityEvent(tx, ctx, event));
    return { file: { name: "despacho.csv", body } };
  },
  async readDespachoCsv({ ctx, files }) {
    const file = await readUpload(files, despachoReader);
    return { answer: await previewDespachoCsv(ctx.db, file) };
  },
};
