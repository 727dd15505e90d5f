import { Readable } from "node:stream";
import { archivoTipos } from "#contract/values/archivos/archivo-limits.ts";
import { type DemoReceta, demoRecetas } from "#demo/recetas.ts";
import { type ArchivoStore, createArchivoStore } from "#server/archivos/archivo-store.ts";
import { keepArchivo } from "#server/archivos/index.ts";
import type { Config } from "#server/config/config.ts";
import { type Db, inTransaction, type Tx } from "#server/db/database.ts";
import { findUsuarioByEmail } from "#server/modules/acceso/index.ts";
import { saveReceta } from "#server/modules/taller/recetas/save-receta.service.ts";

type Writing = { ownerEmail: string; now: number };

/** Before anything is sold, so that each print has its receta. Leaves out productos that are not there. */
export async function writeRecetas(
  { db, config }: { db: Db; config: Pick<Config, "dataDir"> },
  { ownerEmail, now }: Writing,
): Promise<void> {
  const owner = await findUsuarioByEmail(db, ownerEmail);
  if (!owner) throw new Error("the demo has no owner");
  const actor = { usuario_id: owner.id, nombre: owner.nombre, solicitud: "demo" };
  const archivos = createArchivoStore(config.dataDir);
  const ids = await selectIds(db);
  const choices = { quitar_archivo: false, en_espera: false, variantes: false };
  for (const { skus, archivo, ...receta } of demoRecetas) {
    for (const producto_id of skus.flatMap((sku) => ids.get(sku) ?? [])) {
      const form = { ...receta, ...choices, producto_id, version: 0 };
      const save = (tx: Tx, archivo_id?: number) =>
        saveReceta(tx, { form, actor, now, ...(archivo_id !== undefined && { archivo_id }) });
      if (archivo === undefined) await inTransaction(db, (tx) => save(tx));
      else
        await keepArchivo(
          { db, archivos, clock: { now: () => now } },
          { archivo: await receive(archivos, archivo), nombre: archivo.nombre, refer: save },
        );
    }
  }
}

async function receive(archivos: ArchivoStore, { bytes }: NonNullable<DemoReceta["archivo"]>) {
  const wanted = { maxBytes: bytes.length, tipos: archivoTipos };
  const received = await archivos.receive(Readable.from([bytes]), wanted);
  if (!received.ok) throw new Error(`a file of the demo: ${received.fault}`);
  return received.archivo;
}

async function selectIds(db: Db): Promise<Map<string, number>> {
  const skus = demoRecetas.flatMap((receta) => receta.skus);
  const rows = await db
    .selectFrom("productos")
    .select(["id", "sku"])
    .where("sku", "in", skus)
    .execute();
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
