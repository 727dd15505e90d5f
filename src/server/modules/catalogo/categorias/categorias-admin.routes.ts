import type { CategoriaAdmin } from "#contract/schemas/categorias-admin.ts";
import { actorOf } from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { catalogoMessages } from "../catalogo.messages.ts";
import {
  activateCategoria,
  createCategoria,
  listAllCategorias,
  renameCategoria,
} from "./categorias-admin.service.ts";

export const categoriasAdminRoutes: Handlers<
  "listAllCategorias" | "saveCategoria" | "patchCategoria" | "deactivateCategoria"
> = {
  async listAllCategorias({ ctx }) {
    return { answer: await listAllCategorias(ctx.db) };
  },
  async saveCategoria(input) {
    const { ctx, body } = input;
    const by = { actor: actorOf(input), now: ctx.clock.now(), nombre: body.nombre };
    const id = body.id ?? null;
    const categoria = await inTransaction(ctx.db, (tx) =>
      id === null ? createCategoria(tx, by) : renameCategoria(tx, { ...by, id }),
    );
    const { categoriaCreated, categoriaSaved } = catalogoMessages;
    return { answer: { mensaje: id === null ? categoriaCreated : categoriaSaved, categoria } };
  },
  async patchCategoria(input) {
    return { answer: await setActivo(input, { id: input.query.id, activo: input.body.activo }) };
  },
  async deactivateCategoria(input) {
    return { answer: await setActivo(input, { id: input.query.id, activo: false }) };
  },
};

async function setActivo(
  input: { ctx: AppContext; session: Session; solicitud: string },
  change: { id: number; activo: boolean },
): Promise<{ mensaje: string; categoria: CategoriaAdmin }> {
  const { ctx } = input;
  const by = { actor: actorOf(input), now: ctx.clock.now() };
  const categoria = await inTransaction(ctx.db, (tx) =>
    activateCategoria(tx, { ...by, ...change }),
  );
  const { categoriaActivated, categoriaDeactivated } = catalogoMessages;
  return { mensaje: change.activo ? categoriaActivated : categoriaDeactivated, categoria };
}
