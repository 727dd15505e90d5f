import { sql } from "kysely";
import { pino } from "pino";
import { loadCatalogo } from "#demo/catalogo.ts";
import { openShopDatabase } from "#server/app/open-database.ts";
import { openImageStore } from "#server/app/open-images.ts";
import type { Config } from "#server/config/config.ts";
import { openDataFolder } from "#server/data-folder.ts";
import type { Database } from "#server/db/database.ts";
import { ensureAdmin } from "#server/modules/acceso/index.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { createPasswords } from "#server/providers/passwords.ts";
import { systemClock } from "#server/time/clock.ts";
import { planHistory, playHistory } from "./history/make-history.ts";
import { countProductos, demoCliente, seedDemo } from "./seed-demo.ts";
import { discardUnfinished, markWhile } from "./unfinished.ts";
import { writeDespacho } from "./write-despacho.ts";
import { writeEncargos } from "./write-encargos.ts";
import { writeFilamentos } from "./write-filamentos.ts";
import { writeImpresoras } from "./write-impresoras.ts";
import { writeRecetas } from "./write-recetas.ts";

/**
 * Fills a shop without productos with the demo catalogue, the demo's people and a past. Does nothing to another one.
 * Before the stand-ins start: the past fills their folder, too.
 */
export async function prepareDemo(config: Config): Promise<string[]> {
  const notices = openDataFolder(config.dataDir, { isStrict: false });
  discardUnfinished(config);
  const database = await openShopDatabase(config);
  try {
    if ((await countProductos(database.db)) === 0) {
      await markWhile(config, () => withoutWaiting(config, database, () => fill(config, database)));
    }
  } finally {
    await database.close();
  }
  return notices;
}

async function fill(config: Config, database: Database): Promise<void> {
  const { admin, demoProducts } = config;
  if (admin === null) return;
  const images = await openImageStore(config, pino({ level: "silent" }));
  const passwords = createPasswords();
  const productos = loadCatalogo().productos.slice(0, demoProducts ?? undefined);
  const clienteEmail = demoCliente.email;
  const history = planHistory({ productos, now: systemClock.now(), clienteEmail });
  const clock = { now: () => history.startsAt };
  await ensureAdmin({ db: database.db, clock, passwords }, admin);
  await ensureCategorias(database.db, clock.now());
  await seedDemo({ database, images, passwords }, demoProducts, history);
  const people = { ownerEmail: admin.email.trim().toLowerCase(), clienteEmail };
  const { db } = database;
  const writing = { ownerEmail: people.ownerEmail, now: history.startsAt };
  await writeDespacho(db, writing);
  await writeRecetas({ db, config }, writing);
  await writeFilamentos(db, writing);
  await writeImpresoras(db, writing);
  await playHistory({ config, database, images }, { history, people, productos });
  await writeEncargos(db, systemClock.now());
}

/**
 * Two thousand writes that each wait for the disk take longer than all else. A crash of this process loses nothing by
 * it, and what a power cut leaves is a demo without a past.
 */
async function withoutWaiting(
  { databaseUrl }: Config,
  { db }: Database,
  work: () => Promise<void>,
): Promise<void> {
  if (databaseUrl !== null) return work();
  await sql`pragma synchronous = off`.execute(db);
  await work();
  await sql`pragma synchronous = full`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
