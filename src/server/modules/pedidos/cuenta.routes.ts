import { inTransaction } from "../../db/database.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { readCuenta } from "./cuenta.service.ts";

export const cuentaRoutes: Handlers<"getCuenta"> = {
  async getCuenta({ ctx, session }) {
    return { answer: await inTransaction(ctx.db, (tx) => readCuenta(tx, session.usuario_id)) };
  },
};
