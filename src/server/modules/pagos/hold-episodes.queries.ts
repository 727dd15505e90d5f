import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { Tx } from "../../db/database.ts";
import { literal, prepare, prepareShapes } from "../../db/prepared.ts";
import type { Episode } from "./start/hold-time.ts";

const paidIntentoEstados: readonly IntentoEstado[] = [
  "autorizado",
  "por_reembolsar",
  "reembolsado",
];
/** A day has fewer (docs/reglas.md 107). */
const maxEpisodes = 100;

type Starts = {
  usuarioId: number;
  since: number;
  until: number;
  /** From when on holds are answered. */
  episodesSince: number;
};

const history = prepareShapes((db, max: number, wanted: Starts) => {
  const { usuarioId, since, until, episodesSince } = wanted;
  const own = db.selectFrom("pago_intentos").where("usuario_id", "=", usuarioId);
  const starts = own
    .select("creado_en")
    .where("creado_en", ">", since)
    // Starts of a clock that was set back are counted no longer than the rest.
    .where("creado_en", "<=", until)
    .orderBy("creado_en", "desc")
    .limit(1)
    .offset(literal(max - 1));
  const paid = own.select("id").where("estado", "=", literal("autorizado")).limit(1);
  const episodes = own
    .select((eb) => [
      "reserva_desde",
      eb.fn.max("reserva_hasta").as("hasta"),
      eb.fn
        .max(eb.case().when("estado", "in", paidIntentoEstados).then(1).else(0).end())
        .as("pagada"),
    ])
    .where("creado_en", ">", episodesSince)
    .where("reserva_desde", "is not", null)
    // Never paid, and its stock was freed at once.
    .where("estado", "!=", "no_creado")
    .groupBy("reserva_desde")
    .orderBy("reserva_desde", "desc")
    .limit(maxEpisodes);
  return db
    .selectFrom(db.selectNoFrom([starts.as("lastOfMax"), paid.as("paid")]).as("past"))
    .leftJoin(episodes.as("episodes"), (join) => join.onTrue())
    .select(["lastOfMax", "paid", "reserva_desde", "hasta", "pagada"])
    .orderBy("reserva_desde", "desc");
});

export type Past = {
  /** When the start began that is `max` starts ago; null with fewer between `since` and `until`. */
  lastOfMax: number | null;
  /** Whether the account has paid before: the others are new, and cost nothing to make. */
  hasPaid: boolean;
  /** Holds since `episodesSince`, the newest first. */
  episodes: Episode[];
};

/** One person's. Read it before what a start replaces: an episode stays what it is when its intento is replaced. */
export async function selectPast(
  tx: Tx,
  { max, ...wanted }: Starts & { max: number },
): Promise<Past> {
  const { rows } = await history(tx, max, wanted);
  const [first] = rows;
  return {
    lastOfMax: first?.lastOfMax ?? null,
    hasPaid: (first?.paid ?? null) !== null,
    episodes: rows.flatMap(({ reserva_desde, hasta, pagada }) =>
      reserva_desde === null
        ? []
        : [{ desde: Number(reserva_desde), hasta: Number(hasta), isPaid: Number(pagada) === 1 }],
    ),
  };
}

const ofRed = prepare((db, { red }: { red: string }) =>
  db.selectFrom("pago_intentos").select("id").where("red", "=", red).orderBy("id").limit(1000),
);

/** Intentos of the new accounts of a network, as long as they may hold stock. */
export async function selectIntentosOfRed(tx: Tx, red: string): Promise<number[]> {
  const { rows } = await ofRed(tx, { red });
  return rows.map(({ id }) => id);
}

/** A network is kept only while it may hold stock. Locked rows wait for the next call. */
export async function forgetReds(tx: Tx, before: number): Promise<void> {
  const ended = await tx
    .selectFrom("pago_intentos")
    .select("id")
    .where("red", "is not", null)
    .where("reserva_hasta", "<", before)
    // By the index of networks: few rows have one.
    .orderBy("red")
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await tx.updateTable("pago_intentos").set({ red: null }).where("id", "in", ids).execute();
}
