import { errorMessages } from "#contract/error-messages.ts";
import { archivoNombre, keepArchivo, openArchivo } from "../../../archivos/index.ts";
import { actorOf } from "../../../audit/index.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import type { Handlers, UploadChecks } from "../../../http/api/handlers.ts";
import { readReceta } from "./read-receta.service.ts";
import { selectVersion } from "./recetas.queries.ts";
import { checkUpload, saveReceta } from "./save-receta.service.ts";

function read({ db, config }: Pick<AppContext, "db" | "config">, productoId: number) {
  return readReceta(db, { productoId, rates: config.tienda().costos });
}

export const recetasRoutes: Handlers<"getReceta" | "saveReceta" | "getRecetaArchivo"> = {
  async getReceta({ ctx, query }) {
    return { answer: await read(ctx, query.producto_id) };
  },
  async saveReceta({ ctx, body: form, archivos, ...caller }) {
    const saving = { form, actor: actorOf(caller), now: ctx.clock.now() };
    const save = (tx: Tx, archivo_id?: number) =>
      saveReceta(tx, { ...saving, ...(archivo_id !== undefined && { archivo_id }) });
    const [sent] = archivos;
    const mensaje = sent
      ? await keepArchivo(ctx, {
          archivo: sent.archivo,
          nombre: archivoNombre(sent.name, sent.archivo.tipo),
          refer: save,
        })
      : await inTransaction(ctx.db, (tx) => save(tx));
    return { answer: { mensaje, receta: await read(ctx, form.producto_id) } };
  },
  async getRecetaArchivo({ ctx, query }) {
    const receta = await selectVersion(ctx.db, query);
    const file = receta ? await openArchivo(ctx, receta.archivo_id) : null;
    if (!file) throw notFound(errorMessages.archivoGone);
    return { file };
  },
};

export const recetasUploadChecks: UploadChecks = {
  saveReceta: ({ ctx, body }) => checkUpload(ctx, body),
};
