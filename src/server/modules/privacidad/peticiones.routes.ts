import { routes } from "#contract/routes.ts";
import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { takeCorreo } from "../../limits/correo-limits.ts";
import { shopInbox } from "../contacto/index.ts";
import { liftPeticion, listBloqueos, listVigentes } from "./bloqueos.service.ts";
import {
  answerPeticion,
  confirmPeticion,
  createPeticion,
  extendPeticion,
  listPeticiones,
} from "./peticiones.service.ts";
import { privacidadMessages } from "./privacidad.messages.ts";

export const peticionesRoutes: Handlers<
  | "createPeticion"
  | "confirmPeticion"
  | "listPeticiones"
  | "answerPeticion"
  | "extendPeticion"
  | "liftPeticion"
  | "listBloqueos"
> = {
  async createPeticion({ ctx, body, origin }) {
    await inTransaction(ctx.db, async (tx) => {
      const ask = { email: body.email, clientAddress: origin.address };
      if (!(await takeCorreo(tx, ctx, { kind: "peticion", ask }))) return;
      await createPeticion(tx, { peticion: body, now: ctx.clock.now() });
    });
    return { answer: { mensaje: privacidadMessages.created } };
  },
  async confirmPeticion({ ctx, body }) {
    const confirmation = { ...body, inbox: shopInbox(ctx.config), now: ctx.clock.now() };
    const confirmed = await inTransaction(ctx.db, (tx) => confirmPeticion(tx, confirmation));
    return { answer: { mensaje: privacidadMessages.confirmed, ...confirmed } };
  },
  async listPeticiones({ ctx, query }) {
    const list = query.estado === "vigentes" ? listVigentes : listPeticiones;
    const { peticiones, total } = await list(ctx.db, query);
    const { path } = routes.listPeticiones;
    return { answer: peticiones, headers: pageHeaders({ path, query, total }) };
  },
  async answerPeticion({ ctx, query, body, ...caller }) {
    const answer = { ...query, ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: await inTransaction(ctx.db, (tx) => answerPeticion(tx, answer)) };
  },
  async extendPeticion({ ctx, query, body, ...caller }) {
    const extension = { ...query, ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: await inTransaction(ctx.db, (tx) => extendPeticion(tx, extension)) };
  },
  async liftPeticion({ ctx, query, body, ...caller }) {
    const lifting = { ...query, ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: await inTransaction(ctx.db, (tx) => liftPeticion(tx, lifting)) };
  },
  async listBloqueos({ ctx }) {
    return { answer: await listBloqueos(ctx.db) };
  },
};
