import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

export type NewCorreo = {
  /** One mail per key, e.g. "pedido_pagado:12": writing it again is harmless. */
  clave: string;
  plantilla: string;
  para: string;
  /** What the template needs to find its facts: ids, never a secret. */
  datos: Record<string, unknown>;
  now: number;
};

/** Puts a mail into the outbox, as part of the transaction that gives the reason for it. */
export async function enqueueCorreo(tx: Tx, correo: NewCorreo): Promise<void> {
  await tx
    .insertInto("correos")
    .values({
      clave: correo.clave,
      plantilla: correo.plantilla,
      para: correo.para,
      datos: JSON.stringify(correo.datos),
      estado: "pendiente",
      proximo_en: correo.now,
      creado_en: correo.now,
    })
    .onConflict((conflict) => conflict.column("clave").doNothing())
    .execute();
}

/** Drops waiting mails of this kind to an address, because a newer one takes their place. */
export async function supersedeCorreos(
  tx: Tx,
  { para, plantilla }: { para: string; plantilla: string },
): Promise<void> {
  await tx
    .updateTable("correos")
    .set({ estado: "omitido" })
    .where("para", "=", para)
    .where("plantilla", "=", plantilla)
    .where("estado", "=", "pendiente")
    .execute();
}

/**
 * Takes an address out of the outbox for good: what waits for it is dropped, and what was sent keeps
 * its row under another name. `except` names the templates whose mails are not about their addressee.
 */
export async function forgetAddress(
  tx: Tx,
  { para, instead, except }: { para: string; instead: string; except: readonly string[] },
): Promise<void> {
  const rows = tx
    .updateTable("correos")
    .where("para", "=", para)
    .where("plantilla", "not in", [...except]);
  await rows.set({ estado: "omitido" }).where("estado", "=", "pendiente").execute();
  await rows.set({ para: instead }).execute();
}

/** Removes mails that were dropped before this moment: many were asked for addresses that nobody has. */
export async function deleteOmitidosBefore(
  db: Db,
  { plantillas, before }: { plantillas: readonly string[]; before: number },
): Promise<void> {
  await db
    .deleteFrom("correos")
    .where("estado", "=", "omitido")
    .where("plantilla", "in", [...plantillas])
    .where("creado_en", "<", before)
    .execute();
}

/** How many mails of these templates an address was sent since then. */
export async function countCorreos(
  tx: Tx,
  { para, plantillas, since }: { para: string; plantillas: readonly string[]; since: number },
): Promise<number> {
  const { total } = await tx
    .selectFrom("correos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("para", "=", para)
    .where("plantilla", "in", [...plantillas])
    .where("creado_en", ">", since)
    .executeTakeFirstOrThrow();
  return total;
}

export type ClaimedCorreo = NonNullable<Awaited<ReturnType<typeof claimCorreo>>>;

/**
 * Takes the mail that is due longest for one worker; undefined when none is. Its time moves forward
 * by the lease, so that nobody else takes it, and comes again by itself when this process dies
 * before it settles it.
 */
export async function claimCorreo(
  tx: Tx,
  { now, leaseUntil }: { now: number; leaseUntil: number },
) {
  const due = await tx
    .selectFrom("correos")
    .select("id")
    .where("estado", "=", "pendiente")
    .where((eb) =>
      eb.or([
        eb("proximo_en", "<=", now),
        // Written by a clock that was set back since: an untried mail never waits longer than a lease.
        eb.and([eb("intentos", "=", 0), eb("proximo_en", ">", leaseUntil)]),
      ]),
    )
    .orderBy("proximo_en")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (due === undefined) return undefined;
  return tx
    .updateTable("correos")
    .set((eb) => ({ proximo_en: leaseUntil, intentos: eb("intentos", "+", 1) }))
    .where("id", "=", due.id)
    .returning(["id", "clave", "plantilla", "para", "datos", "intentos", "creado_en"])
    .executeTakeFirstOrThrow();
}

/** It left, or nobody needs it any more. */
export async function closeCorreo(
  db: Db,
  { id, estado, now }: { id: number; estado: "enviado" | "omitido"; now: number },
): Promise<void> {
  await db
    .updateTable("correos")
    .set({ estado, error: null, enviado_en: estado === "enviado" ? now : null })
    .where("id", "=", id)
    .execute();
}

/**
 * A failed try: again later, or put aside. Only while the claim is still ours. A try that the mail
 * server's absence spoilt does not count against the mail.
 */
export async function postponeCorreo(
  db: Db,
  claim: {
    id: number;
    intentos: number;
    proximo_en: number | null;
    error: string;
    isServerAway: boolean;
  },
): Promise<void> {
  const next =
    claim.proximo_en === null
      ? ({ estado: "aparcado" } as const)
      : { proximo_en: claim.proximo_en };
  const intentos = claim.isServerAway ? claim.intentos - 1 : claim.intentos;
  await db
    .updateTable("correos")
    .set({ ...next, intentos, error: claim.error })
    .where("id", "=", claim.id)
    .where("estado", "=", "pendiente")
    .where("intentos", "=", claim.intentos)
    .execute();
}

export type OutboxFigures = {
  waiting: number;
  /** Put aside: a person has to look at them. */
  parked: number;
  /** When the oldest waiting mail was written; null without any. */
  oldestSince: number | null;
};

/** What lies in the outbox, for the figures. */
export async function readOutboxFigures(db: Db): Promise<OutboxFigures> {
  // Literals: SQLite uses the indexes of some estados only for these.
  const count = db.selectFrom("correos").select((eb) => eb.fn.countAll<number>().as("total"));
  const waiting = await count
    .select((eb) => eb.fn.min("creado_en").as("oldest"))
    .where(sql<boolean>`estado = 'pendiente'`)
    .executeTakeFirstOrThrow();
  const parked = await count.where(sql<boolean>`estado = 'aparcado'`).executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.total),
    parked: Number(parked.total),
    oldestSince: waiting.oldest === null ? null : Number(waiting.oldest),
  };
}
