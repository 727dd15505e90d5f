import { routes } from "#contract/routes.ts";
import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { contactoMessages } from "./contacto.messages.ts";
import { openArchivoAdmin } from "./mensaje-archivo.service.ts";
import { readFotosAdmin } from "./mensaje-fotos.service.ts";
import {
  answerMensaje,
  listMensajes,
  patchMensaje,
  readMensajesResumen,
} from "./mensajes.service.ts";

export const mensajesRoutes: Handlers<
  | "listMensajes"
  | "getMensajeArchivo"
  | "getMensajeFotos"
  | "getMensajesResumen"
  | "answerMensaje"
  | "patchMensaje"
> = {
  async listMensajes({ ctx, query }) {
    const { mensajes, total } = await listMensajes(ctx.db, query);
    const { path } = routes.listMensajes;
    return { answer: mensajes, headers: pageHeaders({ path, query, total }) };
  },
  async getMensajeArchivo({ ctx, query: { id } }) {
    return { file: await openArchivoAdmin(ctx, id) };
  },
  async getMensajeFotos({ ctx, query: { id } }) {
    return { answer: await readFotosAdmin(ctx.db, id) };
  },
  async getMensajesResumen({ ctx }) {
    const { respuestaHoras } = ctx.config.tienda();
    return { answer: await readMensajesResumen(ctx.db, { respuestaHoras, now: ctx.clock.now() }) };
  },
  async answerMensaje({ ctx, query, body, ...caller }) {
    const answer = {
      id: query.id,
      texto: body.respuesta,
      actor: actorOf(caller),
      now: ctx.clock.now(),
    };
    const mensaje_contacto = await inTransaction(ctx.db, (tx) => answerMensaje(tx, answer));
    return { answer: { mensaje: contactoMessages.respuestaSent, mensaje_contacto } };
  },
  async patchMensaje({ ctx, query, body, ...caller }) {
    const change = {
      id: query.id,
      estado: body.estado,
      actor: actorOf(caller),
      now: ctx.clock.now(),
    };
    const mensaje_contacto = await inTransaction(ctx.db, (tx) => patchMensaje(tx, change));
    const isClosed = body.estado === "cerrado";
    const mensaje = isClosed ? contactoMessages.closed : contactoMessages.reopened;
    return { answer: { mensaje, mensaje_contacto } };
  },
};
