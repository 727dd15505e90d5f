import { routes } from "#contract/routes.ts";
import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import { renderFoto } from "../../fotos.ts";
import type { Handlers, UploadChecks } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { shopInbox } from "../contacto/index.ts";
import { answerDevolucion, stepDevolucion } from "./answer-devolucion.service.ts";
import { askDevolucion, checkAsking, openDevoluciones } from "./ask-devolucion.service.ts";
import { openFotos, readFotosAdmin } from "./devolucion-fotos.service.ts";
import { listDevoluciones, readDevolucionAdmin } from "./read-devoluciones.service.ts";

export const devolucionesRoutes: Handlers<
  | "openDevoluciones"
  | "createDevolucion"
  | "createDevolucionConFotos"
  | "openDevolucionFotos"
  | "getDevolucionFotos"
  | "listDevoluciones"
  | "answerDevolucion"
  | "stepDevolucion"
> = {
  async openDevoluciones({ ctx, body, session }) {
    const caller = { ...body, session, now: ctx.clock.now() };
    return { answer: await openDevoluciones(ctx.db, caller) };
  },
  async createDevolucion({ ctx, body, session }) {
    const { pedido_id, enlace } = body;
    const caller = { pedido_id, enlace, session, now: ctx.clock.now() };
    const ask = { caller, wish: body, inbox: shopInbox(ctx.config) };
    return { answer: await inTransaction(ctx.db, (tx) => askDevolucion(tx, ask)) };
  },
  async createDevolucionConFotos({ ctx, body, session, files }) {
    const { pedido_id, enlace } = body;
    const caller = { pedido_id, enlace, session, now: ctx.clock.now() };
    const fotos = await Promise.all(files.map((file) => renderFoto(ctx, file)));
    const ask = { caller, wish: body, fotos, inbox: shopInbox(ctx.config) };
    return { answer: await inTransaction(ctx.db, (tx) => askDevolucion(tx, ask)) };
  },
  async openDevolucionFotos({ ctx, body: { devolucion_id, ...of }, session }) {
    const caller = { ...of, session, now: ctx.clock.now() };
    return { answer: { fotos: await openFotos(ctx.db, { caller, devolucion_id }) } };
  },
  async getDevolucionFotos({ ctx, query: { id } }) {
    return { answer: { fotos: await readFotosAdmin(ctx.db, id) } };
  },
  async listDevoluciones({ ctx, query }) {
    const { devoluciones, total } = await listDevoluciones(ctx.db, query);
    const { path } = routes.listDevoluciones;
    return { answer: devoluciones, headers: pageHeaders({ path, query, total }) };
  },
  async answerDevolucion({ ctx, query: { id }, body, ...caller }) {
    const mensaje = await answerDevolucion(ctx, { ...body, id, actor: actorOf(caller) });
    return { answer: { mensaje, devolucion: await readDevolucionAdmin(ctx.db, id) } };
  },
  async stepDevolucion({ ctx, query: { id }, body, ...caller }) {
    const step = { ...body, id, actor: actorOf(caller), now: ctx.clock.now() };
    const mensaje = await inTransaction(ctx.db, (tx) => stepDevolucion(tx, step));
    return { answer: { mensaje, devolucion: await readDevolucionAdmin(ctx.db, id) } };
  },
};

export const devolucionesUploadChecks: UploadChecks = {
  async createDevolucionConFotos({ ctx, body, session }) {
    const { pedido_id, enlace } = body;
    const caller = { pedido_id, enlace, session, now: ctx.clock.now() };
    await checkAsking(ctx.db, { caller, wish: body });
  },
};
