import type { Config } from "../../../config/config.ts";
import type { Tx } from "../../../db/database.ts";
import { tooManyRequests } from "../../../errors.ts";
import { days, minutes } from "../../../time/clock.ts";
import { currentTerminos } from "../../terminos/index.ts";
import { type Past, selectPast } from "../hold-episodes.queries.ts";
import { acceptAgain, type Terminos } from "./open-pedido.service.ts";
import { type Holder, lockNetworkOfLargeStart } from "./plan-hold.service.ts";
import { replaceLiveIntentos } from "./replace-intentos.service.ts";

/** Repeated starts are not counted. */
const startsLimit = { max: 5, windowMs: minutes(10) };
/** Whose holds count for the next one. */
const episodesMs = days(1);

type Starting = {
  person: Omit<Holder, "past">;
  huella: string;
  acceptsTerminos: boolean;
  now: number;
};

type Settled =
  | { kind: "same"; intentoId: number }
  | { kind: "new"; holder: Holder; terminos: Terminos };

/**
 * Ends what the person began before, or finds that the start only repeats it. Throws 409 while an equal payment is
 * being confirmed, and 429.
 */
export async function settleEarlier(
  tx: Tx,
  { person, huella, acceptsTerminos, now }: Starting,
): Promise<Settled> {
  const { usuario_id: usuarioId, config } = person;
  const past = await readPast(tx, { usuarioId, config, now });
  const holder = { ...person, past };
  await lockNetworkOfLargeStart(tx, holder);
  const same = await replaceLiveIntentos(tx, { usuarioId, huella, now });
  const version = await currentTerminos(tx, { config, now });
  const terminos = { version, isAccepted: acceptsTerminos };
  if (same !== null) {
    await acceptAgain(tx, { id: same.pedidoId, terminos, now });
    return { kind: "same", intentoId: same.intentoId };
  }
  limitStarts(past, now);
  return { kind: "new", holder, terminos };
}

type Person = { usuarioId: number; config: Config; now: number };

function readPast(tx: Tx, { usuarioId, config, now }: Person): Promise<Past> {
  const { windowMs } = startsLimit;
  const max = startsLimit.max * config.rateLimitFactor;
  const [since, until] = [now - windowMs, now + windowMs];
  return selectPast(tx, { usuarioId, since, until, episodesSince: now - episodesMs, max });
}

/** In the database: the limit holds over all processes. */
function limitStarts({ lastOfMax }: Past, now: number): void {
  if (lastOfMax !== null) throw tooManyRequests(lastOfMax + startsLimit.windowMs - now);
}
