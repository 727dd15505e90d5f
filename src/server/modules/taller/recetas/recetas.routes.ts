import { errorMessages } from "#contract/error-messages.ts";
import { archivoNombre, keepArchivo, openArchivo } from "../../../archivos/index.ts";
import { actorOf } from "../../../audit/index.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import type { Handlers, UploadChecks } from "../../../http/api/handlers.ts";
import { readReceta } from "./read-receta.service.ts";
import { selectVersion } from "./recetas.queries.ts";
import { checkUpload, saveReceta } from "./save-receta.service.ts";

export const recetasRoutes: Handlers<"getReceta" | "saveReceta" | "getRecetaArchivo"> = {
  async getReceta({ ctx, query }) {
    return { answer: await readReceta(ctx.db, query.producto_id) };
  },
  async saveReceta({ ctx, body: form, archivos, ...caller }) {
    const saving = { form, actor: actorOf(caller), now: ctx.clock.now() };
    const [sent] = archivos;
    if (!sent) return { answer: await inTransaction(ctx.db, (tx) => saveReceta(tx, saving)) };
    const { archivo, name } = sent;
    const nombre = archivoNombre(name, archivo.tipo);
    const refer = (tx: Tx, archivo_id: number) => saveReceta(tx, { ...saving, archivo_id });
    return { answer: await keepArchivo(ctx, { archivo, nombre, refer }) };
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
