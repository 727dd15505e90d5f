import { hasNumbers } from "#contract/schemas/productos-admin.ts";
import { actorOf } from "../../../audit/index.ts";
import type { AppContext, Session } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import { catalogoMessages } from "../catalogo.messages.ts";
import { sumConteoByActivo } from "../conteo.queries.ts";
import type { ImagenRow } from "../imagenes/producto-imagenes.queries.ts";
import { withImagenes } from "../imagenes/upload-imagenes.service.ts";
import { changeCategoria } from "./change-categoria.service.ts";
import { changeNumbers } from "./change-numbers.service.ts";
import { type ProductoChange, patchProducto } from "./patch-producto.service.ts";
import { checkProducto, createProducto, updateProducto } from "./productos-admin.service.ts";
import { nameTakenSku } from "./sku-taken.ts";

export const productosAdminRoutes: Handlers<
  | "getProductosResumen"
  | "createProducto"
  | "updateProducto"
  | "patchProducto"
  | "deactivateProducto"
> = {
  async getProductosResumen({ ctx }) {
    const counts = await sumConteoByActivo(ctx.db);
    return { answer: { total: counts.activos + counts.inactivos, ...counts } };
  },
  async createProducto(input) {
    const { ctx, body: form, files } = input;
    await checkProducto(ctx.db, { id: null, form, fileCount: files.length });
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    const write = (imagenes: ImagenRow[]) =>
      inTransaction(ctx.db, (tx) => createProducto(tx, { form, imagenes, ...by }));
    const producto = await withImagenes(ctx, { files, write }).catch(nameTakenSku);
    return { answer: { mensaje: catalogoMessages.productoCreated, producto } };
  },
  async updateProducto(input) {
    const { ctx, query, body: form, files } = input;
    const { id } = query;
    await checkProducto(ctx.db, { id, form, fileCount: files.length });
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    const write = (imagenes: ImagenRow[]) =>
      inTransaction(ctx.db, (tx) => updateProducto(tx, { id, form, imagenes, ...by }));
    const producto = await withImagenes(ctx, { files, write }).catch(nameTakenSku);
    return { answer: { mensaje: catalogoMessages.productoSaved, producto } };
  },
  async patchProducto(input) {
    const { ctx, query, body } = input;
    const { categoria_id } = body;
    if (categoria_id === undefined && !hasNumbers(body)) {
      return { answer: await change(input, body) };
    }
    const by = { id: query.id, actor: actorOf(input), now: ctx.clock.now() };
    const producto = await inTransaction(ctx.db, (tx) =>
      categoria_id === undefined
        ? changeNumbers(tx, { change: body, ...by })
        : changeCategoria(tx, { categoria_id, ...by }),
    );
    return { answer: { mensaje: catalogoMessages.productoSaved, producto } };
  },
  async deactivateProducto(input) {
    return { answer: await change(input, { activo: false }) };
  },
};

async function change(
  input: { ctx: AppContext; query: { id: number }; session: Session; solicitud: string },
  wanted: ProductoChange,
) {
  const { ctx, query } = input;
  const by = { actor: actorOf(input), now: ctx.clock.now() };
  const producto = await inTransaction(ctx.db, (tx) =>
    patchProducto(tx, { id: query.id, change: wanted, ...by }),
  );
  return { mensaje: mensajeOf(wanted), producto };
}

function mensajeOf({ activo, destacado, a_medida }: ProductoChange): string {
  if (activo !== undefined) {
    return activo ? catalogoMessages.productoActivated : catalogoMessages.productoDeactivated;
  }
  if (destacado !== undefined) {
    return destacado ? catalogoMessages.productoDestacado : catalogoMessages.productoNotDestacado;
  }
  return a_medida ? catalogoMessages.productoAMedida : catalogoMessages.productoNotAMedida;
}
