/**
 * Cost of the shop's writes without the shop: the carrito's transaction with prepared statements on the same database, and
 * a password's hash. Runs as many as it is told, `atOnce` of them at once.
 */
import { argon2Sync, randomBytes } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";
import { lineOf } from "./writes-line.ts";

export type Bare = {
  name: "carrito" | "hash";
  times: number;
  usuarios: number[];
  productos: number[];
};
type Line = { usuario: number; producto: number; cantidad: number };

const atOnce = 8;
const { DATABASE_URL, DATA_DIR = "" } = process.env;

const producto = `select id, nombre, precio, stock - reservado as disponible, stock from productos
  where id = $1 and activo = 1`;
const upsert = `insert into carrito_lineas (usuario_id, producto_id, cantidad, creado_en) values ($1, $2, $3, $4)
  on conflict (usuario_id, producto_id, huella) do update set cantidad = excluded.cantidad`;
const lineas = `select l.producto_id, l.cantidad, p.nombre, p.precio, p.stock - p.reservado as disponible
  from carrito_lineas l join productos p on p.id = l.producto_id and p.activo = 1
  where l.usuario_id = $1 order by l.creado_en, l.producto_id`;

const runs = { carrito: DATABASE_URL ? onPostgres : onSqlite, hash };

process.on("message", async (bare: Bare) => {
  await runs[bare.name](bare);
  process.send?.("done");
});
process.once("SIGTERM", () => process.exit(0));
process.send?.("ready");

function changeOf({ usuarios, productos }: Bare, turn: number): Line {
  const { producto_id, cantidad } = lineOf(turn, productos);
  return { usuario: usuarios[turn % usuarios.length] ?? 0, producto: producto_id, cantidad };
}

async function onSqlite(bare: Bare): Promise<void> {
  const database = new DatabaseSync(embeddedFile(DATA_DIR), { timeout: 5000 });
  for (const setting of [
    "synchronous = full",
    "fullfsync = 1",
    "foreign_keys = on",
    "secure_delete = on",
  ]) {
    database.exec(`pragma ${setting}`);
  }
  const prepare = (sql: string) => database.prepare(sql.replaceAll(/\$\d/g, "?"));
  const [begin, commit] = [prepare("begin immediate"), prepare("commit")];
  const [one, set, all] = [prepare(producto), prepare(upsert), prepare(lineas)];
  for (let turn = 0; turn < bare.times; turn++) {
    const line = changeOf(bare, turn);
    begin.run();
    one.all(line.producto);
    set.run(line.usuario, line.producto, line.cantidad, 1_790_000_000_000 + turn);
    all.all(line.usuario);
    commit.run();
  }
  database.close();
}

async function onPostgres(bare: Bare): Promise<void> {
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: atOnce });
  let turn = 0;
  const work = async () => {
    const client = await pool.connect();
    while (turn < bare.times) {
      const now = 1_790_000_000_000 + turn;
      const line = changeOf(bare, turn++);
      await client.query("begin");
      await client.query({ name: "one", text: producto, values: [line.producto] });
      const values = [line.usuario, line.producto, line.cantidad, now];
      await client.query({ name: "set", text: upsert, values });
      await client.query({ name: "all", text: lineas, values: [line.usuario] });
      await client.query("commit");
    }
    client.release();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await pool.end();
}

/** Hashes like `providers/passwords.ts`. */
async function hash({ times }: Bare): Promise<void> {
  const parameters = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };
  for (let turn = 0; turn < times; turn++) {
    const message = Buffer.from(`una-clave-de-prueba-${turn}`);
    argon2Sync("argon2id", { ...parameters, message, nonce: randomBytes(16) });
  }
}
