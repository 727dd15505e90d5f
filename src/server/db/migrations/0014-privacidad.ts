import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/**
 * Takes personal data out of where erasure never reached: the trail, notes and mails of accounts
 * that are gone. Leases of the retention job.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { bigint, strict } = engine;
  const statements = [
    `create table tareas (
      nombre text not null primary key,
      tomada_hasta ${bigint} not null,
      terminada_en ${bigint}
    )${strict}`,
    "create index correos_por_creado_en on correos (creado_en)",
    "create index mensajes_por_creado_en on mensajes_contacto (creado_en)",
    "create index carrito_lineas_por_creado_en on carrito_lineas (creado_en)",
    "create index eventos_seguridad_por_usuario on eventos_seguridad (usuario_id, id)",
    ...cleanErased,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await cleanTrail(db, engine);
  for (const statement of engine.forgetInBusqueda) await sql.raw(statement).execute(db);
}

const erased = "select id from usuarios where borrado_en is not null";
const pedidosOfErased = `select id from pedidos where usuario_id in (${erased})`;

const cleanErased = [
  `update pedidos set transportista = null, seguimiento = null where usuario_id in (${erased})`,
  `delete from pedido_notas where pedido_id in (${pedidosOfErased})`,
  `update reembolsos set motivo = '' where pedido_id in (${pedidosOfErased})`,
  `update discrepancias set nota = null where pedido_id in (${pedidosOfErased})`,
  `update correos set para = '', datos = '{}'
    where plantilla = 'cuenta_borrada' and estado in ('enviado', 'omitido')`,
];

/** Rows written before name their author and hold numbers of parcels. */
async function cleanTrail(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of engine.openAppendOnly("auditoria")) await sql.raw(statement).execute(db);
  await sql`update auditoria set autor = 'usuario-' || usuario_id`.execute(db);
  const rows = await sql<{ id: number; antes: string | null; despues: string | null }>`
    select id, antes, despues from auditoria
    where antes like '%"seguimiento"%' or despues like '%"seguimiento"%' order by id`.execute(db);
  for (const { id, antes, despues } of rows.rows) {
    await sql`update auditoria set antes = ${withoutNumber(antes)}, despues = ${withoutNumber(despues)}
      where id = ${id}`.execute(db);
  }
  for (const statement of engine.appendOnly("auditoria")) await sql.raw(statement).execute(db);
}

function withoutNumber(json: string | null): string | null {
  if (json === null) return null;
  const values = JSON.parse(json) as Record<string, unknown>;
  return "seguimiento" in values ? JSON.stringify({ ...values, seguimiento: "guardado" }) : json;
}
