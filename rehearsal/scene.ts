import { join } from "node:path";
import { buildProducto } from "#rig/builders/producto.ts";
import { type BuiltCliente, buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import { asRole, makeRole } from "#rig/databases/postgres-databases.ts";
import { startPostgres } from "#rig/databases/postgres-server.ts";
import { configOf, type Env } from "#rig/shop/config-of.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { startStandins } from "#rig/standins/standins-process.ts";
import { findFreePort } from "#rig/system/ports.ts";
import type { Config } from "#server/config/config.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { systemClock } from "#server/time/clock.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { type RunningProxy, startProxy } from "./proxy.ts";
import { createTally, type Tally } from "./tally.ts";

export type Size = {
  processes: number;
  buyers: number;
  readers: number;
  /** Who add productos with a picture all the time: much work for a CPU. */
  uploaders: number;
  /** Between two acts of one person. */
  pauseMs: number;
  leaveSeconds: number;
};

/** Acknowledgements of the shop. */
type Ledger = { paid: Set<number>; uploaded: number };

export type Scene = RunningProxy & {
  config: Config;
  /** Settings of every process; each adds its PORT. */
  env: Env;
  ports: number[];
  standinsUrl: string;
  database: Database;
  productos: { id: number; stock: number }[];
  people: { buyers: BuiltCliente[]; readers: number; uploaders: number; owner: { token: string } };
  pauseMs: number;
  tally: Tally;
  ledger: Ledger;
  close: () => Promise<void>;
};

/** Plenty of most, little of some: selling out must happen, too. */
const stocks = [5000, 5000, 5000, 5000, 5000, 5000, 40, 12, 3, 1];

export type Programs = {
  nginx: string;
  /** Null: the shop's processes ask PostgreSQL itself. */
  pgbouncer: string | null;
};

/** Opens everything that outlives the processes: database of two accounts, stand-ins, proxy, people with sessions. */
export async function openScene(
  { nginx, pgbouncer }: Programs,
  { folder, size }: { folder: string; size: Size },
): Promise<Scene> {
  const standins = await startStandins({ port: 0, dataDir: join(folder, "standins") });
  const postgres = await startPostgres();
  await makeRole(postgres.url, "ensayo_app");
  const ports: number[] = [];
  while (ports.length < size.processes) ports.push(await findFreePort());
  const proxy = await startProxy(nginx, { folder: join(folder, "proxy"), ports });
  const appUrl = asRole(postgres.url, "ensayo_app");
  const pool =
    pgbouncer === null
      ? null
      : await startPgbouncer(pgbouncer, { serverUrl: appUrl, accounts: ["ensayo_app"] });
  const env: Env = {
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: pool?.through(appUrl) ?? appUrl,
    DATABASE_OWNER_URL: postgres.url,
    ...standinsEnv(standins),
    SHOP_URL: proxy.origin,
    JWT_SECRET: "kP3vX9qLr7TzWm2NcYb8Hd5JfGs6Va4Q",
    PROXY_HOPS: "1",
    LEAVE_SECONDS: String(size.leaveSeconds),
    RATE_LIMIT_FACTOR: "100000",
    LOG_LEVEL: "fatal",
  };
  const config = configOf({ ...env, PORT: String(ports[0]) });
  const database = await openDatabase(config);
  const parts = { database, config, clock: systemClock };
  const productos: Scene["productos"] = [];
  for (const stock of stocks) productos.push({ id: await buildProducto(parts, { stock }), stock });
  const buyers: BuiltCliente[] = [];
  while (buyers.length < size.buyers) buyers.push(await buildCliente(parts));
  const owner = await buildAdmin(parts);
  return {
    ...proxy,
    config,
    env,
    ports,
    standinsUrl: standins.url,
    database,
    productos,
    people: { buyers, readers: size.readers, uploaders: size.uploaders, owner },
    pauseMs: size.pauseMs,
    tally: createTally(),
    ledger: { paid: new Set(), uploaded: 0 },
    close: async () => {
      await proxy.stop();
      await database.close();
      await standins.stop();
      await pool?.stop();
      await postgres.stop();
    },
  };
}
