import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";
import { prepareForRows } from "../db/prepared.ts";
import type { NewCorreo, Plantilla } from "./correos.ts";
import { wakeAfter } from "./wake.ts";

/** In the transaction that gives the reason; its commit wakes the workers of this process. */
export async function enqueueCorreo<M>(
  tx: Tx,
  ...correos: [NewCorreo<NoInfer<M>>, ...NewCorreo<NoInfer<M>>[]]
): Promise<void> {
  const rows = correos.map(({ clave, plantilla, para, datos, now }) => {
    return { clave, plantilla, para, datos: JSON.stringify(datos), now };
  });
  await newCorreos(tx, rows, {});
  wakeAfter(tx);
}

type CorreoValues = { clave: string; plantilla: string; para: string; datos: string; now: number };

const newCorreos = prepareForRows(
  ["clave", "plantilla", "para", "datos", "now"],
  (db, rows: CorreoValues[]) =>
    db
      .insertInto("correos")
      .values(
        rows.map(({ now, ...correo }) => {
          return { ...correo, estado: "pendiente" as const, proximo_en: now, creado_en: now };
        }),
      )
      .onConflict((conflict) => conflict.column("clave").doNothing()),
);

/** A newer mail takes their place. */
export async function supersedeCorreos<M>(
  tx: Tx,
  { para, plantilla }: { para: string; plantilla: Plantilla<NoInfer<M>> },
): Promise<void> {
  await tx
    .updateTable("correos")
    .set({ estado: "omitido" })
    .where("para", "=", para)
    .where("plantilla", "=", plantilla)
    .where("estado", "=", "pendiente")
    .execute();
}

export type ClaimedCorreo = NonNullable<Awaited<ReturnType<typeof claimCorreo>>>;

/** Leases the mail that is due longest, by moving its time forward. */
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
        // Written by a clock that was set back since.
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
    .returning([
      "id",
      "clave",
      "plantilla",
      "para",
      "datos",
      "intentos",
      "creado_en",
      "reanudado_en",
    ])
    .executeTakeFirstOrThrow();
}

type Delivery = {
  id: number;
  /** `omitido`: nobody needs it any more. */
  estado: "enviado" | "omitido";
  /** Its address was only kept to send it. */
  isForgotten: boolean;
  now: number;
};

export async function markCorreo(
  db: Db,
  { id, estado, isForgotten, now }: Delivery,
): Promise<void> {
  await db
    .updateTable("correos")
    .set({
      estado,
      error: null,
      enviado_en: estado === "enviado" ? now : null,
      ...(isForgotten ? { para: "", datos: "{}" } : {}),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Retried later, or parked. Nothing is written once the lease was lost. An unreachable mail server
 * does not count against the mail.
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
  parked: number;
  /** Null without any. */
  oldestSince: number | null;
};

export async function readOutboxFigures(db: Db): Promise<OutboxFigures> {
  // Literals: SQLite uses its partial indexes only for these.
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

/** When the mail server took these, of those that have left. */
export async function selectSentAt(
  db: Db,
  claves: readonly string[],
): Promise<{ clave: string; enviado_en: number }[]> {
  if (claves.length === 0) return [];
  const rows = await db
    .selectFrom("correos")
    .select(["clave", "enviado_en"])
    .where("clave", "in", [...claves])
    .orderBy("clave")
    .limit(claves.length)
    .execute();
  return rows.flatMap(({ clave, enviado_en }) =>
    enviado_en === null ? [] : [{ clave, enviado_en }],
  );
}
