import { configOf } from "#rig/shop/config-of.ts";
import { startShop } from "#server/app/shop.ts";
import type { Config } from "#server/config/config.ts";
import type { Db } from "#server/db/database.ts";
import { findUsuarioByEmail, openSession } from "#server/modules/acceso/index.ts";
import { systemClock } from "#server/time/clock.ts";
import { emailOf, fillLists } from "./lists-data.ts";

const port = 3991;

export type ListsShop = {
  get: (path: string, as: "admin" | "cliente") => Promise<Response>;
  stop: () => Promise<void>;
};

/** `databaseUrl` is null for SQLite. */
type Stores = { dataDir: string; databaseUrl: string | null };

export async function openListsShop({ dataDir, databaseUrl }: Stores): Promise<ListsShop> {
  const config = readListsConfig({ dataDir, databaseUrl });
  let tokens = { admin: "", cliente: "" };
  const shop = await startShop(config, {
    pages: {
      render: async () => new Response(null, { status: 404 }),
      clientDir: null,
      inlineTexts: { scripts: [], styles: [] },
    },
    beforeServing: async ({ database: { db, engine } }) => {
      await fillLists(db, { now: systemClock.now(), engine });
      tokens = await signTokens(db, config);
    },
  });
  return {
    get: (path, as) =>
      fetch(`http://127.0.0.1:${port}/api/endpoints/${path}`, {
        headers: { authorization: `Bearer ${tokens[as]}` },
      }),
    stop: shop.stop,
  };
}

function readListsConfig({ dataDir, databaseUrl }: Stores): Config {
  return configOf({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000000",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
}

async function signTokens(db: Db, config: Config) {
  const tokenOf = async (email: string) => {
    const usuario = await findUsuarioByEmail(db, email);
    if (!usuario) throw new Error(`${email} has no account`);
    const origin = { address: "127.0.0.1", userAgent: "" };
    return openSession({ db, config, clock: systemClock }, { usuario, origin });
  };
  return {
    admin: await tokenOf(config.admin?.email ?? ""),
    cliente: await tokenOf(emailOf(0)),
  };
}
