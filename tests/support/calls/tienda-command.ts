import type { TestShop } from "#rig/shop/test-shop.ts";
import { runTienda } from "#server/app/tienda/run-tienda.ts";

/** Runs like in a terminal beside the running shop. */
export async function tienda(shop: Pick<TestShop, "config">, ...args: string[]) {
  const output: string[] = [];
  const faults: string[] = [];
  const { config } = shop;
  const status = await runTienda(args, {
    env: {
      DATA_DIR: config.dataDir,
      SHOP_URL: config.shopUrl,
      WEBPAY_URL: config.webpay.url,
      ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
    },
    say: (line) => output.push(line),
    complain: (line) => faults.push(line),
  });
  return { status, output: output.join("\n"), faults: faults.join("\n") };
}

/** Rows of the command line in the trail of security, of one kind. */
export async function commandEvents({ database }: Pick<TestShop, "database">, tipo: string) {
  const rows = await database.db
    .selectFrom("eventos_seguridad")
    .select(["tipo", "usuario_id", "datos"])
    .where("solicitud", "=", "linea-de-comandos")
    .orderBy("id")
    .execute();
  return rows.filter((event) => event.tipo === tipo);
}
