import { isLoopbackHost } from "./loopback.ts";
import type { Settings } from "./settings.ts";

/**
 * Said by the program that starts, never by a setting: a forgotten one would open a shop with
 * published passwords. `test` is the demo inside a harness, at any public address.
 */
export type StartMode = "production" | "demo" | "test";

/** Allowed values of NODE_ENV, if any. Test runners hand "test" down to the demo they start. */
const allowedValues: Record<StartMode, string[] | null> = {
  production: ["production"],
  demo: ["development", "test"],
  test: null,
};

export function refuseOtherMode(settings: Settings, mode: StartMode): void {
  const value = settings.text("NODE_ENV");
  const allowed = allowedValues[mode];
  if (value === null || allowed === null || allowed.includes(value)) return;
  settings.fault(
    mode === "production"
      ? `NODE_ENV debe ser "production" o no estar definido; se recibió "${value}". La demostración se inicia con: npm run demo.`
      : `NODE_ENV es "${value}", y esto es la demostración, con contraseñas publicadas: quítalo, o inicia la tienda con: npm start.`,
  );
}

/** The demo's passwords are published: only this machine may reach it. */
export function refusePublicDemo(
  settings: Settings,
  { host, shopUrl }: { host: string; shopUrl: string },
): void {
  if (!isLoopbackHost(host)) {
    settings.fault(
      `HOST debe ser 127.0.0.1, ::1 o localhost en la demostración, que tiene contraseñas publicadas; se recibió "${host}".`,
    );
  }
  if (shopUrl.startsWith("https:")) {
    settings.fault(
      "SHOP_URL no puede ser https:// en la demostración, que tiene contraseñas publicadas: inicia la tienda con npm start.",
    );
  }
}
