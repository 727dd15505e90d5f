import { asOwner } from "#rig/databases/test-database.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import type { Config } from "#server/config/config.ts";
import type { Env } from "#server/config/settings.ts";

type Command = (
  args: readonly string[],
  terminal: { env: Env; say: (line: string) => void; complain: (line: string) => void },
) => Promise<number>;

/** The settings of a shop, as in a terminal beside it; the tables' owner, as it is set up. */
export function envOf({ s3, databaseUrl, ...config }: Config): Env {
  return {
    DATA_DIR: config.dataDir,
    SHOP_URL: config.shopUrl,
    LOG_LEVEL: "silent",
    ...(databaseUrl === null
      ? {}
      : { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: asOwner(databaseUrl) }),
    ...(s3 === null
      ? {}
      : {
          S3_URL: `${s3.endpoint}/${s3.bucket}/${s3.prefix}`,
          S3_ACCESS_KEY_ID: s3.accessKeyId,
          S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
        }),
  };
}

export async function runCommand(command: Command, env: Env, ...args: string[]) {
  const lines: string[] = [];
  const faults: string[] = [];
  const status = await command(args, {
    env,
    say: (line) => lines.push(line),
    complain: (line) => faults.push(line),
  });
  return { status, output: lines.join("\n"), faults: faults.join("\n") };
}

export const runBeside = (command: Command, { config }: TestShop, ...args: string[]) =>
  runCommand(command, envOf(config), ...args);
