import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { accountForServer, makeServerFolder } from "#rig/databases/postgres-server.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { waitFor } from "#rig/system/wait-for.ts";

export type RunningPool = {
  mode: "transaction" | "session";
  /** Address of the same database through PgBouncer. */
  through: (databaseUrl: string) => string;
  stop: () => Promise<void>;
};

/** Minor version of PgBouncer 1: older ones lose named statements between transactions. */
const firstWithStatements = 21;

/** PgBouncer as `docs/desplegar.md "PgBouncer"` has it, in transaction mode where its version knows prepared statements. */
export async function startPgbouncer(
  program: string,
  { serverUrl, accounts }: { serverUrl: string; accounts: readonly string[] },
): Promise<RunningPool> {
  const account = accountForServer();
  const folder = makeServerFolder(account);
  const port = await findFreePort();
  const mode = findMode(program);
  const { hostname, port: serverPort } = new URL(serverUrl);
  const files = {
    "accounts.txt": accounts.map((name) => `"${name}" ""\n`).join(""),
    "pgbouncer.ini": `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "accounts.txt")}
pool_mode = ${mode}
default_pool_size = ${mode === "session" ? 60 : 10}
max_client_conn = 500
${mode === "session" ? "" : "max_prepared_statements = 200\n"}ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    if (account.uid !== undefined) chownSync(join(folder, name), account.uid, account.gid ?? 0);
  }
  const child = spawn(program, ["--quiet", join(folder, "pgbouncer.ini")], {
    ...account,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  const ended = once(child, "close");
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  await waitFor("PgBouncer", () => isAnswering(through(serverUrl)));
  return {
    mode,
    through,
    stop: async () => {
      process.off("exit", killChild);
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findMode(program: string): "transaction" | "session" {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(stdout) ?? [];
  return Number(minor) >= firstWithStatements ? "transaction" : "session";
}

async function isAnswering(url: string): Promise<true | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    await client.end();
    return true;
  } catch {
    return undefined;
  }
}
