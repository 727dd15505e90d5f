import type { Db } from "#server/db/database.ts";

/** Of those without an account, with how many links their mails had. */
export async function readGuestPedidos(db: Db) {
  const rows = await db
    .selectFrom("pedidos as p")
    .innerJoin("invitados as i", "i.usuario_id", "p.usuario_id")
    .leftJoin("pedido_enlaces as e", "e.pedido_id", "p.id")
    .select((eb) => ["p.id", "p.estado", eb.fn.count("e.hash").as("enlaces")])
    .groupBy(["p.id", "p.estado"])
    .execute();
  return rows.map(({ estado, enlaces }) => ({ estado, enlaces: Number(enlaces) }));
}

/** Of the account with this name, oldest first. */
export async function readPedidosOf(db: Db, nombre: string) {
  return db
    .selectFrom("pedidos as p")
    .innerJoin("usuarios as u", "u.id", "p.usuario_id")
    .select("p.estado")
    .where("u.nombre", "=", nombre)
    .orderBy("p.id")
    .execute();
}

export async function readAvisos(db: Db) {
  const waiting = await db
    .selectFrom("avisos as a")
    .innerJoin("productos as p", "p.id", "a.producto_id")
    .select(["p.stock", "a.email"])
    .execute();
  const told = await db
    .selectFrom("correos")
    .select(["para", "estado"])
    .where("plantilla", "=", "producto_disponible")
    .execute();
  return { waiting, told };
}
