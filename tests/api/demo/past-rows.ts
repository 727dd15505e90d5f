import type { Campo } from "#contract/schemas/campos.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import type { Db } from "#server/db/database.ts";

/** Reads pedidos of those without an account, with how many links their mails had. */
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

/** Reads pedidos of the account with this name, oldest first. */
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

/** Reads them like "retracto pedida", in alphabetical order. */
export async function readDevoluciones(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("devoluciones").select(["tipo", "estado"]).execute();
  return rows.map(({ tipo, estado }) => `${tipo} ${estado}`).toSorted();
}

export async function readDoubts(db: Db) {
  return db
    .selectFrom("pago_intentos")
    .select(["estado", "proxima_consulta_en"])
    .where("estado", "in", ["creando", "abierto", "confirmando", "por_reembolsar"])
    .execute();
}

/** Reads estados of paid pedidos. */
export async function readEstadosWithoutBoleta(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("pedidos")
    .select("estado")
    .where("boleta", "is", null)
    .where("estado", "in", ["pagado", "en_preparacion", "enviado", "entregado"])
    .execute();
  return rows.map(({ estado }) => estado);
}

/** The most asked for first. */
export async function readFallidas(db: Db) {
  return db
    .selectFrom("busquedas_fallidas")
    .select(["palabras", "veces"])
    .orderBy("veces", "desc")
    .execute();
}

/** Names of colors that a producto or familia offers and the shop's list lacks, or has in another tone. */
export async function readUnlistedColores(db: Db): Promise<string[]> {
  const productos = await db.selectFrom("productos").select("personalizacion").execute();
  const campos = productos.flatMap((row) => JSON.parse(row.personalizacion) as Campo[]);
  const familias = await db.selectFrom("familias").select("ejes").execute();
  const ejes = familias.flatMap((row) => JSON.parse(row.ejes) as Eje[]);
  const offered = [...campos, ...ejes.map(({ tipo, valores }) => ({ tipo, opciones: valores }))];
  const listed = await db.selectFrom("colores").select(["clave", "nombre", "color"]).execute();
  return offered
    .filter(({ tipo }) => tipo === "color")
    .flatMap(({ opciones = [] }) => opciones)
    .filter(({ clave, color }) => !listed.some((it) => it.clave === clave && it.color === color))
    .map(({ nombre }) => nombre);
}

export function readMensajes(db: Db) {
  return db.selectFrom("mensajes_contacto").select(["estado", "creado_en"]).execute();
}

/** Estados of what was ever to be printed. */
export async function readPrints(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("trabajos")
    .select("estado")
    .where("tipo", "=", "imprimir")
    .execute();
  return rows.map(({ estado }) => estado);
}

/** Addresses of those who see a photograph of their piece. */
export async function readPhotographed(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("trabajo_fotos as f")
    .innerJoin("trabajos as t", "t.id", "f.trabajo_id")
    .innerJoin("pedidos as p", "p.id", "t.pedido_id")
    .select("p.email")
    .where("t.estado", "in", ["revisado", "embalado"])
    .execute();
  return rows.map(({ email }) => email);
}

export function readSentLines(db: Db) {
  return db
    .selectFrom("pedidos as p")
    .innerJoin("pedido_detalles as d", "d.pedido_id", "p.id")
    .select(["p.usuario_id", "d.producto_id", "p.enviado_en"])
    .where("p.enviado_en", "is not", null)
    .execute();
}

export function readOpenSesiones(db: Db, now: number) {
  return db
    .selectFrom("sesiones as s")
    .innerJoin("usuarios as u", "u.id", "s.usuario_id")
    .select("s.id")
    .where("s.vence_en", ">", now)
    .whereRef("s.sesion_version", "=", "u.sesion_version")
    .execute();
}

/** Or without gramos of any color. */
export async function countPrintsWithoutReceta(db: Db): Promise<number> {
  const rows = await db
    .selectFrom("trabajos")
    .select("id")
    .where("tipo", "=", "imprimir")
    .where((eb) => eb.or([eb("receta_id", "is", null), eb("gramos", "=", "[]")]))
    .execute();
  return rows.length;
}
