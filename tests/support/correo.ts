import { vi } from "vitest";
import type { TestApp } from "./test-app.ts";

export type CaughtCorreo = {
  para: string;
  asunto: string;
  texto: string;
  html: string;
  enlaces: string[];
};

/** What the mail stand-in caught for an address, newest first. */
export async function readCorreos({ standins }: TestApp, para: string): Promise<CaughtCorreo[]> {
  const response = await fetch(
    `${standins.url}/correo/mensajes.json?para=${encodeURIComponent(para)}`,
  );
  return (await response.json()) as CaughtCorreo[];
}

/** Waits until an address has so many mails; answers them, newest first. */
export function waitForCorreos(app: TestApp, para: string, count = 1): Promise<CaughtCorreo[]> {
  return vi.waitFor(
    async () => {
      const correos = await readCorreos(app, para);
      if (correos.length < count)
        throw new Error(`${correos.length} of ${count} mails for ${para}`);
      return correos;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Waits until an address has so many mails with this subject; the newest of them. */
export function waitForCorreo(
  app: TestApp,
  para: string,
  asunto: string,
  count = 1,
): Promise<CaughtCorreo> {
  return vi.waitFor(
    async () => {
      const all = await readCorreos(app, para);
      const [newest, ...older] = all.filter((correo) => correo.asunto === asunto);
      if (!newest || older.length + 1 < count)
        throw new Error(`${para} has no "${asunto}" number ${count}`);
      return newest;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The token of the link with which a password is set anew. */
export function recoveryTokenIn(correo: CaughtCorreo): string {
  const link = correo.enlaces.find((enlace) => enlace.includes("/restablecer-contrasena/"));
  return link?.split("/").at(-1) ?? "";
}

/** The token of the link in a mail. */
export function tokenIn(correo: CaughtCorreo | undefined): string {
  const link = correo?.enlaces.find((enlace) => enlace.includes("token="));
  return new URL(link ?? "http://missing.test").searchParams.get("token") ?? "";
}

/** Takes the mail server away, or gives it back. */
export async function breakMail(shop: TestApp, falla: "caido" | "ninguna"): Promise<void> {
  const response = await fetch(`${shop.standins.url}/correo/control/fallas`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ falla, ...(falla === "ninguna" ? {} : { veces: 1000 }) }),
  });
  if (!response.ok) throw new Error(`mail cannot be made to fail: ${response.status}`);
}
