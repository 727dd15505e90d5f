import type { Place } from "./place.ts";
import { waitFor } from "./stage-api.ts";

export type Correo = { para: string; asunto: string; html: string; enlaces: string[] };

/** The mails that the stand-in caught, newest first. */
export async function readCorreos({ standinsUrl }: Place, para?: string): Promise<Correo[]> {
  const query = para === undefined ? "" : `?para=${encodeURIComponent(para)}`;
  return (await (await fetch(`${standinsUrl}/correo/mensajes.json${query}`)).json()) as Correo[];
}

/** The link in the newest mail to somebody whose subject fits. */
export function waitForLink(place: Place, para: string, asunto: RegExp): Promise<URL> {
  return waitFor(`a mail to ${para}: ${asunto}`, async () => {
    const found = (await readCorreos(place, para)).find((correo) => asunto.test(correo.asunto));
    const link = found?.enlaces.find((enlace) => /token=|contrasena\//.test(enlace));
    return link === undefined ? undefined : new URL(link);
  });
}

/** All of them, once no more arrive. */
export async function catchCorreos(place: Place): Promise<Correo[]> {
  let known = -1;
  return waitFor("the last mail", async () => {
    const correos = await readCorreos(place);
    const isStill = correos.length === known;
    known = correos.length;
    return isStill ? correos : undefined;
  });
}
