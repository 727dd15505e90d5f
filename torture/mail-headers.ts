import type { World } from "./world.ts";

type Header = { nombre: string; valor: string };

export type MailHeaders = { asunto: string; messageId: string; to: string };

/** Headers of every caught mail. */
export async function readHeaders({
  standinsUrl,
}: Pick<World, "standinsUrl">): Promise<MailHeaders[]> {
  const response = await fetch(`${standinsUrl}/correo/control/cabeceras.json`);
  const mails = (await response.json()) as { asunto: string; cabeceras: Header[] }[];
  return mails.map(({ asunto, cabeceras }) => {
    const read = (wanted: string) =>
      cabeceras.find(({ nombre }) => nombre.toLowerCase() === wanted)?.valor ?? "";
    return { asunto, messageId: read("message-id"), to: read("to") };
  });
}
