import { accountEvent, recordSecurityEvent } from "../../audit/index.ts";
import { inTransaction, purgeDeleted } from "../../db/database.ts";
import { sessionEnded } from "../../errors.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { forgetAccesses } from "../../limits/known-access.ts";
import { continueSession, proveIdentity, updateNombre } from "../acceso/index.ts";
import { getPedido, listPedidos } from "../pedidos/index.ts";
import { withPiezas } from "../taller/index.ts";
import { cuentaMessages } from "./cuenta.messages.ts";
import { eraseCuenta } from "./erase-cuenta.service.ts";
import { findOwnPedidos } from "./invitado/adopt-pedidos.service.ts";
import { readCuenta } from "./read-cuenta.service.ts";
import { saveOpinion } from "./save-opinion.service.ts";

export const cuentaRoutes: Handlers<
  "getCuenta" | "updateCuenta" | "deleteCuenta" | "saveOpinion" | "listPedidos" | "getPedido"
> = {
  async listPedidos({ ctx, session }) {
    await findOwnPedidos(ctx.db, session);
    const pedidos = await listPedidos(ctx.db, { usuarioId: session.usuario_id });
    return { answer: await withPiezas(ctx.db, pedidos) };
  },
  async getPedido({ ctx, session, query }) {
    await findOwnPedidos(ctx.db, session);
    const pedido = await getPedido(ctx.db, { id: query.id, session });
    const [answer = pedido] = await withPiezas(ctx.db, [pedido]);
    return { answer };
  },
  async getCuenta({ ctx, session }) {
    await findOwnPedidos(ctx.db, session);
    const now = ctx.clock.now();
    return { answer: await inTransaction(ctx.db, (tx) => readCuenta(tx, { session, now })) };
  },
  async updateCuenta({ ctx, session, body: { nombre } }) {
    const isChanged = await inTransaction(ctx.db, (tx) => updateNombre(tx, { ...session, nombre }));
    if (!isChanged) throw sessionEnded();
    const token = await continueSession(ctx, { ...session, nombre });
    return { answer: { mensaje: cuentaMessages.nombreChanged, token } };
  },
  async deleteCuenta(input) {
    const { ctx, session, body } = input;
    await proveIdentity(ctx, { session, password: body.password, field: "password" });
    await inTransaction(ctx.db, async (tx) => {
      await eraseCuenta(tx, { session, now: ctx.clock.now() });
      await recordSecurityEvent(tx, ctx, accountEvent("borrado", input));
      await forgetAccesses(tx, ctx.config, session.email);
    });
    await purgeDeleted(ctx.db);
    return { answer: { mensaje: cuentaMessages.deleted } };
  },
  async saveOpinion({ ctx, body, session }) {
    await findOwnPedidos(ctx.db, session);
    const saving = { body, session, tienda: ctx.config.tienda().nombre, now: ctx.clock.now() };
    const opinion = await inTransaction(ctx.db, (tx) => saveOpinion(tx, saving));
    return { answer: { mensaje: cuentaMessages.opinionSaved, opinion } };
  },
};
