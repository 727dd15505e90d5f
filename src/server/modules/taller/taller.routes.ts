import { actorOf } from "../../audit/index.ts";
import { inTransaction } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import { renderFoto } from "../../fotos.ts";
import type { Handlers, UploadChecks } from "../../http/api/handlers.ts";
import { cifrasRoutes } from "./cifras/cifras.routes.ts";
import { filamentosRoutes } from "./filamentos/filamentos.routes.ts";
import { listTrabajos } from "./list-trabajos.service.ts";
import { placeTrabajos } from "./place-trabajos.service.ts";
import { impresorasRoutes } from "./plazos/impresoras.routes.ts";
import { quoteRoutes } from "./plazos/quote.routes.ts";
import { recetasRoutes, recetasUploadChecks } from "./recetas/recetas.routes.ts";
import { stepTrabajos } from "./step-trabajos.service.ts";
import { tallerMessages as messages } from "./taller.messages.ts";
import { openTrabajoFoto, photographTrabajo } from "./trabajo-fotos.service.ts";

export const tallerRoutes: Handlers<
  | "listTrabajos"
  | "stepTrabajos"
  | "placeTrabajos"
  | "photographTrabajo"
  | "openTrabajoFoto"
  | "getReceta"
  | "saveReceta"
  | "getRecetaArchivo"
  | "listFilamentos"
  | "saveFilamento"
  | "quoteDespacho"
  | "getCapacidad"
  | "saveImpresora"
  | "deleteImpresora"
  | "getCifras"
  | "exportImpresiones"
> = {
  ...cifrasRoutes,
  ...filamentosRoutes,
  ...impresorasRoutes,
  ...quoteRoutes,
  ...recetasRoutes,
  async listTrabajos({ ctx, query }) {
    return { answer: { trabajos: await listTrabajos(ctx.db, query) } };
  },
  async stepTrabajos({ ctx, body, ...caller }) {
    const step = { ...body, actor: actorOf(caller), now: ctx.clock.now() };
    return { answer: { mensaje: await inTransaction(ctx.db, (tx) => stepTrabajos(tx, step)) } };
  },
  async placeTrabajos({ ctx, body: { piezas }, ...caller }) {
    const placing = { piezas, actor: actorOf(caller), now: ctx.clock.now() };
    const mensaje = await inTransaction(ctx.db, (tx) => placeTrabajos(tx, placing));
    return { answer: { mensaje } };
  },
  async photographTrabajo({ ctx, query: { id }, body: { quitar }, files: [file], ...caller }) {
    if ((file === undefined) !== (quitar !== undefined)) {
      const message = messages.fotoOrNone;
      throw new AppError({ status: 422, message, campos: { fotos: message } });
    }
    const bytes = file === undefined ? null : await renderFoto(ctx, file);
    const photograph = { id, bytes, actor: actorOf(caller), now: ctx.clock.now() };
    const mensaje = await inTransaction(ctx.db, (tx) => photographTrabajo(tx, photograph));
    return { answer: { mensaje } };
  },
  async openTrabajoFoto({ ctx, body: { trabajo_id: id, enlace }, session }) {
    const opening = { id, enlace, session, now: ctx.clock.now() };
    return { answer: { foto: await openTrabajoFoto(ctx.db, opening) } };
  },
};

export const tallerUploadChecks: UploadChecks = recetasUploadChecks;
