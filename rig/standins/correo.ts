import type { Place } from "#rig/shop/place.ts";
import { postJson } from "#rig/system/post-json.ts";
import { waitFor } from "#rig/system/wait-for.ts";

type Standing = Pick<Place, "standinsUrl">;

export type CaughtCorreo = {
  para: string;
  asunto: string;
  texto: string;
  html: string;
  enlaces: string[];
};

/** Caught mails, newest first. */
export async function readCorreos({ standinsUrl }: Standing, para?: string) {
  const query = para === undefined ? "" : `?para=${encodeURIComponent(para)}`;
  const response = await fetch(`${standinsUrl}/correo/mensajes.json${query}`);
  return (await response.json()) as CaughtCorreo[];
}

/** Answers `count` mails, newest first. */
export function waitForCorreos(place: Standing, para: string, count = 1): Promise<CaughtCorreo[]> {
  return waitFor(`${count} mails for ${para}`, async () => {
    const correos = await readCorreos(place, para);
    return correos.length < count ? undefined : correos;
  });
}

/** Waits for `count` of this subject; answers the newest. */
export function waitForCorreo(
  place: Standing,
  para: string,
  asunto: string | RegExp,
  count = 1,
): Promise<CaughtCorreo> {
  const isWanted = (correo: CaughtCorreo) =>
    typeof asunto === "string" ? correo.asunto === asunto : asunto.test(correo.asunto);
  return waitFor(`"${asunto}" number ${count} to ${para}`, async () => {
    const found = (await readCorreos(place, para)).filter(isWanted);
    return found.length < count ? undefined : found[0];
  });
}

export function recoveryTokenIn(correo: CaughtCorreo): string {
  const link = correo.enlaces.find((link) => link.includes("/restablecer-contrasena/"));
  return link?.split("/").at(-1) ?? "";
}

/** Reads the secret of a mail's link to the page, such as `/pedido/`; "" without such a link. */
export function secretIn(correo: CaughtCorreo | undefined, page: string): string {
  const link = correo?.enlaces.find((one) => one.includes(page)) ?? "";
  return link.split("#")[1] ?? "";
}

export function tokenIn(correo: CaughtCorreo | undefined): string {
  const link = correo?.enlaces.find((link) => link.includes("token="));
  return new URL(link ?? "http://missing.test").searchParams.get("token") ?? "";
}

export async function breakMail(
  { standinsUrl }: Standing,
  falla: "caido" | "ninguna",
): Promise<void> {
  const times = falla === "ninguna" ? {} : { veces: 1000 };
  await postJson(`${standinsUrl}/correo/control/fallas`, { falla, ...times });
}
