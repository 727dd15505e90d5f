import type { ImportAnswer } from "#contract/schemas/productos-import.ts";
import { actorOf, exportEvent, recordSecurityEvent } from "../../../audit/index.ts";
import { readUpload } from "../../../csv/read-upload.ts";
import { inTransaction } from "../../../db/database.ts";
import { isTaken } from "../../../db/taken.ts";
import { conflict } from "../../../errors.ts";
import type { Handlers } from "../../../http/api/handlers.ts";
import type { ImportPlan } from "./plan-import.ts";
import { describeImport, describeSimulation, importRefusals } from "./productos-csv.messages.ts";
import { applyImport, simulateImport } from "./productos-csv.service.ts";
import { countExported, exportProductos } from "./productos-csv-export.service.ts";
import { type ImportFile, importReader } from "./productos-csv-rows.ts";

const maxShownErrors = 200;

export const productosCsvRoutes: Handlers<"exportProductos" | "importProductos"> = {
  async exportProductos(input) {
    const { ctx, query } = input;
    await inTransaction(ctx.db, async (tx) => {
      const filas = await countExported(tx, query);
      const event = exportEvent(input, { operacion: "exportProductos", query, filas });
      await recordSecurityEvent(tx, ctx, event);
    });
    return { file: { name: "productos.csv", body: exportProductos(ctx.db, query) } };
  },
  async importProductos(input) {
    const { ctx, query, files } = input;
    const file = await readUpload(files, importReader);
    if (query.simular) return { answer: toAnswer(file, await simulateImport(ctx.db, file)) };
    const by = { actor: actorOf(input), now: ctx.clock.now() };
    const plan = await inTransaction(ctx.db, (tx) => applyImport(tx, { file, ...by })).catch(
      nameTakenSku,
    );
    const answer = toAnswer(file, plan);
    return { answer: { ...answer, mensaje: describeImport(answer) } };
  },
};

function toAnswer(file: ImportFile, plan: ImportPlan): ImportAnswer {
  const errores = plan.errors
    .slice(0, maxShownErrors)
    .map((error) => ({ ...error, sku: file.skus.get(error.fila) ?? "" }));
  const counts = {
    nuevos: plan.nuevos.length,
    cambiados: plan.cambiados.length,
    iguales: plan.iguales,
  };
  const shown = errores.length;
  const mensaje = describeSimulation(counts, { errors: plan.errors.length, shown });
  return { mensaje, filas: file.total, ...counts, errores, cambios: plan.told };
}

function nameTakenSku(error: unknown): never {
  throw isTaken(error, "sku") ? conflict(importRefusals.changedMeanwhile) : error;
}
