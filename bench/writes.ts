import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "#rig/databases/postgres-server.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { startStandins } from "#rig/standins/standins-process.ts";
import type { Retorno } from "#rig/standins/webpay.ts";
import { findFreePort } from "#rig/system/ports.ts";
import { findPostgresBin } from "#rig/system/programs.ts";
import { median } from "./median.ts";
import { hasOwnCore, onOtherCore, startServer } from "./processes.ts";
import { processorMs } from "./processor-time.ts";
import type { Row } from "./rows.ts";
import type { Bare } from "./writes-bare.ts";
import { type Calls, createCalls, repeat } from "./writes-calls.ts";
import { lineOf } from "./writes-line.ts";
import type { WritesPeople } from "./writes-people.ts";

const rounds = 5;
const carritosPerRound = 1000;
const loginsPerRound = 40;

const names = {
  salud: "salud, no write",
  carrito: "carrito line",
  bareCarrito: "bare carrito transaction",
  start: "payment start",
  retorno: "payment return",
  login: "login",
  bareHash: "bare hash",
} as const;

/** CPU of one call in milliseconds; `database` is PostgreSQL's. */
type Figure = { shop: number; database: number };
export type WriteFigures = Record<string, Figure>;

/** Writes beside the bare transaction and the bare hash, on both engines. */
export async function benchWrites(): Promise<Row[]> {
  console.log(`\nwrites, CPU in ms a call, median of ${rounds} rounds; own core: ${hasOwnCore}\n`);
  const rows: Row[] = [];
  const note = (engine: keyof typeof paymentMs, measured: WriteFigures) => {
    print(engine, measured);
    rows.push(...rowsOf(engine, measured));
  };
  note("SQLite", await measureEngine(null));
  if (findPostgresBin() === null) {
    console.log("PostgreSQL: not measured, no server is installed here");
    return rows;
  }
  const server = await startPostgres();
  try {
    note("PostgreSQL", await measureEngine(server));
  } finally {
    await server.stop();
  }
  return rows;
}

const paymentMs = { SQLite: 5, PostgreSQL: 6 };

function rowsOf(engine: keyof typeof paymentMs, figures: WriteFigures): Row[] {
  const of = (name: string) => figures[name]?.shop ?? Number.NaN;
  const payment = of(names.start) + of(names.retorno);
  return [
    {
      name: `${engine}: carrito line / bare transaction`,
      unit: "×",
      value: of(names.carrito) / of(names.bareCarrito),
      goal: { atMost: 5 },
    },
    {
      name: `${engine}: payment, both calls`,
      unit: "ms",
      value: payment,
      goal: { atMost: paymentMs[engine] },
    },
    {
      name: `${engine}: login / bare hash`,
      unit: "×",
      value: of(names.login) / of(names.bareHash),
    },
  ];
}

type Postgres = { url: string; pid: number };

async function measureEngine(postgres: Postgres | null): Promise<WriteFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-bench-"));
  const standins = await startStandins({ port: await findFreePort(), dataDir });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const stores = { DATA_DIR: dataDir, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const shop = await startServer("writes-shop.ts", {
    ...stores,
    ...standinsEnv(standins),
    PORT: String(port),
    SHOP_URL: url,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "100000",
  });
  const bare = await startServer("writes-bare.ts", stores);
  const measured: Measured = {
    pids: {
      shop: shop.process.pid ?? 0,
      bare: bare.process.pid ?? 0,
      database: postgres?.pid ?? null,
    },
    people: shop.message as WritesPeople,
    calls: createCalls(url, standins.url),
    runBare: (wanted) => runBare(bare.process, wanted),
  };
  try {
    let result: WriteFigures = {};
    await onOtherCore(async () => {
      result = await measureAll(measured);
    });
    return result;
  } finally {
    bare.process.kill("SIGTERM");
    shop.process.kill("SIGTERM");
    await once(shop.process, "close");
    await standins.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Measured = {
  pids: { shop: number; bare: number; database: number | null };
  people: WritesPeople;
  calls: Calls;
  runBare: (wanted: Omit<Bare, "usuarios" | "productos"> & WritesPeople) => Promise<void>;
};

async function runBare(
  process: ChildProcess,
  { name, times, personas, productos }: Parameters<Measured["runBare"]>[0],
): Promise<void> {
  process.send({ name, times, usuarios: personas.map(({ id }) => id), productos });
  await once(process, "message");
}

async function measureAll(measured: Measured): Promise<WriteFigures> {
  const samples = new Map<string, Figure[]>();
  // The first round prepares statements and compiles code.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, figure] of await measureRound(measured)) {
      if (round > 0) samples.set(name, [...(samples.get(name) ?? []), figure]);
    }
  }
  return Object.fromEntries(
    [...samples].map(([name, all]) => [
      name,
      {
        shop: median(all.map(({ shop }) => shop)),
        database: median(all.map(({ database }) => database)),
      },
    ]),
  );
}

type Sample = [name: string, figure: { shop: number; database: number }];

async function measureRound(measured: Measured): Promise<Sample[]> {
  const { people, calls, runBare } = measured;
  const { personas, productos } = people;
  const samples: Sample[] = [];
  const sample = async (name: string, times: number, work: () => Promise<void>) => {
    samples.push([name, await measure(measured, { name, times, work })]);
  };
  const many = carritosPerRound;
  await sample(names.salud, many, () => repeat(many, people, () => calls.salud()));
  await sample(names.carrito, many, () =>
    repeat(many, people, (persona, turn) => calls.setLinea(persona, lineOf(turn, productos))),
  );
  const bares = many * 4;
  await sample(names.bareCarrito, bares, () =>
    runBare({ name: "carrito", times: bares, ...people }),
  );
  const all = personas.length;
  for (const producto_id of productos.slice(0, 2)) {
    await repeat(all, people, (persona) => calls.setLinea(persona, { producto_id, cantidad: 2 }));
  }
  const tokens = new Map<number, string>();
  await sample(names.start, all, () =>
    repeat(all, people, async (persona) => {
      tokens.set(persona.id, await calls.start(persona));
    }),
  );
  const retornos = new Map<number, Retorno>();
  await repeat(all, people, async ({ id }) => {
    retornos.set(id, await calls.approve(tokens.get(id) ?? ""));
  });
  await sample(names.retorno, all, () =>
    repeat(all, people, ({ id }) => calls.giveBack(retornos.get(id) as Retorno)),
  );
  const logins = loginsPerRound;
  await sample(names.login, logins, () => repeat(logins, people, (person) => calls.login(person)));
  await sample(names.bareHash, logins, () => runBare({ name: "hash", times: logins, ...people }));
  return samples;
}

async function measure(
  { pids }: Measured,
  { name, times, work }: { name: string; times: number; work: () => Promise<void> },
): Promise<Figure> {
  const pid = name.startsWith("bare") ? pids.bare : pids.shop;
  const read = () => ({
    shop: processorMs([pid]) ?? Number.NaN,
    database: pids.database === null ? 0 : (processorMs([pids.database]) ?? Number.NaN),
  });
  const before = read();
  await work();
  const after = read();
  const ms = (key: keyof Figure) => (after[key] - before[key]) / times;
  return { shop: ms("shop"), database: ms("database") };
}

function print(engine: string, figures: WriteFigures): void {
  console.log(`${engine}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const [name, { shop, database }] of Object.entries(figures)) {
    const own = shop.toFixed(3).padStart(8);
    const theirs = database === 0 ? "" : `   PostgreSQL ${database.toFixed(3).padStart(7)}`;
    console.log(`  ${name.padEnd(26)} ${own}${theirs}`);
  }
  const of = (name: string) => figures[name] ?? { shop: Number.NaN, database: Number.NaN };
  const ratio = (one: string, other: string, key: keyof Figure) =>
    `${(of(one)[key] / of(other)[key]).toFixed(1)} ×`;
  console.log(`  carrito / bare: ${ratio(names.carrito, names.bareCarrito, "shop")}`);
  console.log(
    `  start and return: ${(of(names.start).shop + of(names.retorno).shop).toFixed(2)} ms`,
  );
  console.log(`  login / hash: ${ratio(names.login, names.bareHash, "shop")}\n`);
}
