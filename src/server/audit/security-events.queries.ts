import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type { EventoSeguridad, EventosSeguridadQuery } from "#contract/schemas/seguridad.ts";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { currentKey } from "../config/keys.ts";
import type { AppContext } from "../context.ts";
import { afterCommit, type Db, type Tx } from "../db/database.ts";
import { databaseNow } from "../db/engine.ts";
import { prepare } from "../db/prepared.ts";
import type { EventosSeguridadTable } from "../db/schema/trail.ts";
import { clientNetwork } from "../limits/limits-address.ts";
import { days } from "../time/clock.ts";
import type { SecurityEvent } from "./security-event.ts";

export type SecurityContext = Pick<AppContext, "config" | "clock" | "countSecurityEvent">;

/**
 * Part of the transaction that does it. Address and network are written as keyed hashes, so equal
 * ones can be told and none can be read.
 */
export async function recordSecurityEvent(
  tx: Tx,
  ctx: SecurityContext,
  { tipo, resultado, usuario_id, email, call, datos = {} }: SecurityEvent,
): Promise<void> {
  const { origin, solicitud } = call;
  const network = origin.address === "" ? null : clientNetwork(origin.address);
  await newEvento(tx, {
    tipo,
    resultado,
    usuario_id,
    cuenta_hash: hash(ctx, email?.toLowerCase() ?? null),
    red_hash: hash(ctx, network),
    datos: JSON.stringify(datos),
    solicitud,
    creado_en: ctx.clock.now(),
  });
  afterCommit(tx, () => ctx.countSecurityEvent(tipo, resultado));
}

const newEvento = prepare((db, evento: Omit<EventosSeguridadTable, "id">) => {
  const { tipo, resultado, usuario_id, cuenta_hash, red_hash } = evento;
  const { datos, solicitud, creado_en } = evento;
  const what = { tipo, resultado, usuario_id, cuenta_hash, red_hash };
  return db.insertInto("eventos_seguridad").values({ ...what, datos, solicitud, creado_en });
});

function hash({ config }: SecurityContext, text: string | null): string | null {
  if (text === null) return null;
  return createHmac("sha256", currentKey(config, "trail")).update(text).digest("hex").slice(0, 16);
}

/** Newest first. */
export async function selectSecurityEvents(
  db: Db,
  { tipo, pagina = 1, por_pagina = maxPageSize }: EventosSeguridadQuery,
): Promise<{ rows: EventoSeguridad[]; total: number }> {
  const matches = db
    .selectFrom("eventos_seguridad")
    .$if(tipo !== undefined, (query) => query.where("tipo", "=", tipo ?? "ingreso"));
  const rows = await matches
    .select([
      "id",
      "tipo",
      "resultado",
      "usuario_id",
      "cuenta_hash as cuenta",
      "red_hash as red",
      "datos",
      "solicitud",
      "creado_en",
    ])
    .orderBy("id", "desc")
    .limit(por_pagina)
    .offset((pagina - 1) * por_pagina)
    .execute();
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ ...row, datos: JSON.parse(row.datos) })), total };
}

/** For the person's own export. */
export async function selectSecurityEventsOf(
  db: Db,
  { usuarioId, limit }: { usuarioId: number; limit: number },
) {
  return db
    .selectFrom("eventos_seguridad")
    .select(["tipo", "resultado", "creado_en"])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Rows that the trigger refuses stay: it goes by the database's clock, `before` by ours. */
export async function deleteSecurityEventsBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("eventos_seguridad")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("eventos_seguridad")
        .select("id")
        .where("creado_en", "<", before)
        .where("creado_en", "<", sql<number>`${databaseNow(tx)} - ${days(terms.securityEvent)}`)
        .orderBy("creado_en")
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
