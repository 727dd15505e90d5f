import type { Place } from "#rig/shop/place.ts";
import { type CaughtCorreo, readCorreos } from "#rig/standins/correo.ts";
import { waitFor } from "#rig/system/wait-for.ts";

/** Longer than the outbox pauses between two mails. */
const quietMs = 100;

/** All caught mails, once no more arrive. */
export async function catchCorreos(place: Place): Promise<CaughtCorreo[]> {
  let known = -1;
  const ask = async () => {
    const correos = await readCorreos(place);
    const isQuiet = correos.length === known;
    known = correos.length;
    return isQuiet ? correos : undefined;
  };
  return waitFor("the last mail", ask, { intervalMs: quietMs });
}
