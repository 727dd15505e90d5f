import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findFreePort } from "#rig/system/ports.ts";
import { findPostgresBin } from "#rig/system/programs.ts";
import { scratchRoot } from "#rig/system/scratch.ts";

export type PostgresServer = {
  url: string;
  /** This server by its socket file: a statement costs a fifth less than by TCP. */
  socketUrl: string;
  pid: number;
  /** Stops the server; the folder stays for `comeUp`. */
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
  /** SIGSTOP: connections stay open, nothing answers. Answers the thaw. */
  freeze: () => Promise<() => void>;
  stop: () => Promise<void>;
};

const fastShutdownMs = 5000;

type Account = { uid?: number; gid?: number };

// The shop refuses a server with fsync or synchronous_commit off: both keep their defaults.
const settings = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "64MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "2GB",
  checkpoint_timeout: "1h",
  jit: "off",
};

/** On a scratch folder. Without `stop` it ends with this process. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgresBin();
  if (!bin) throw new Error("no PostgreSQL server found: install the package `postgresql`");
  const account = accountForServer();
  const folder = makeServerFolder(account);
  const data = join(folder, "data");
  const cleaner = spawnCleaner(folder);
  try {
    initialize(bin, data, folder, account);
    return await launch({ bin, data, folder, account, cleaner, attemptsLeft: 3 });
  } catch (error) {
    await finish(cleaner);
    throw error;
  }
}

/**
 * Outlives this process and Ctrl+C: when its input closes, it stops the server and removes the
 * folder.
 */
function spawnCleaner(folder: string): ChildProcess {
  // Repeated, because initdb may still be writing.
  const script = `cat >/dev/null
    pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" && kill -CONT "$pid"
    for round in $(seq 50); do kill -0 "$pid" 2>/dev/null && sleep 0.1 || break; done
    for round in $(seq 50); do rm -rf "$1" 2>/dev/null && [ ! -e "$1" ] && break; sleep 0.1; done`;
  const cleaner = spawn("sh", ["-c", script, "sh", folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    cwd: "/",
  });
  cleaner.unref();
  (cleaner.stdin as Socket).unref();
  return cleaner;
}

async function finish(cleaner: ChildProcess): Promise<void> {
  const ended = once(cleaner, "exit");
  cleaner.ref();
  cleaner.stdin?.end();
  await ended;
}

/** PostgreSQL refuses to run as root. */
export function accountForServer(): Account {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const entry =
    accounts.find(([name]) => name === "postgres") ?? accounts.find(([name]) => name === "nobody");
  if (!entry) throw new Error("PostgreSQL cannot run as root: make a user named `postgres`");
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

export function makeServerFolder(account: Account): string {
  const canWrite = (dir: string) =>
    spawnSync("test", ["-w", dir, "-a", "-x", dir], { ...account, cwd: "/" }).status === 0;
  const parent = [scratchRoot(), tmpdir(), "/tmp", "/var/tmp"].find(canWrite);
  if (!parent) throw new Error(`PostgreSQL's account cannot write to ${tmpdir()}`);
  const folder = mkdtempSync(join(parent, "estrato-pg-"));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  return folder;
}

function initialize(bin: string, data: string, folder: string, account: Account): void {
  const result = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "estrato", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...account, cwd: folder, encoding: "utf8" },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error}`);
}

type Launch = {
  bin: string;
  data: string;
  folder: string;
  account: Account;
  cleaner: ChildProcess;
  attemptsLeft: number;
};

async function launch(options: Launch): Promise<PostgresServer> {
  const port = await findFreePort();
  const child = spawnServer(options, port);
  const log = await waitUntilReady(child);
  if (log !== null) {
    const isPortTaken = log.includes("could not bind");
    if (isPortTaken && options.attemptsLeft > 1)
      return launch({ ...options, attemptsLeft: options.attemptsLeft - 1 });
    throw new Error(`PostgreSQL did not start:\n${log}`);
  }
  let running = child;
  const readPid = () =>
    Number(readFileSync(join(options.data, "postmaster.pid"), "utf8").split("\n")[0]);
  const url = `postgres://estrato@127.0.0.1:${port}/postgres`;
  return {
    url,
    socketUrl: `postgres://estrato@${encodeURIComponent(options.folder)}:${port}/postgres`,
    pid: readPid(),
    goDown: () => stopServer(running),
    comeUp: async () => {
      running = spawnServer(options, port);
      const fault = await waitUntilReady(running);
      if (fault !== null) throw new Error(`PostgreSQL did not come up again:\n${fault}`);
    },
    freeze: () => freezeServer(url, readPid()),
    stop: async () => {
      await stopServer(running);
      await finish(options.cleaner);
    },
  };
}

/** Parent first, so that it starts no further process. */
async function freezeServer(url: string, pid: number): Promise<() => void> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  process.kill(pid, "SIGSTOP");
  const { rows } = await client.query<{ pid: number }>("select pid from pg_stat_activity");
  const pids = [...rows.map((row) => row.pid), pid];
  for (const each of pids) process.kill(each, "SIGSTOP");
  return () => {
    for (const each of pids) process.kill(each, "SIGCONT");
    client.end().catch(() => undefined);
  };
}

function spawnServer({ bin, data, folder, account }: Launch, port: number): ChildProcess {
  const all = { ...settings, unix_socket_directories: folder };
  const options = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), ...options], {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** Null once the server accepts connections; its log when it ended. */
function waitUntilReady(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let log = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-8000);
      if (log.includes("ready to accept connections")) resolve(null);
    });
    child.once("error", (error) => resolve(String(error)));
    child.once("close", () => resolve(log));
  });
}

/** PostgreSQL 15 hangs when a fast shutdown meets the recovery after a crash: then an immediate one ends it. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  const hung = setTimeout(() => child.kill("SIGQUIT"), fastShutdownMs);
  await ended;
  clearTimeout(hung);
}
