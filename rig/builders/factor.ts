import { Secret, TOTP } from "otpauth";
import type { ApiClient } from "#contract/client.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { seconds } from "#server/time/clock.ts";

/** An app of one-time codes, as a phone has it. */
export type CodeApp = { codeAt: (now: number) => string };

export function readCodeApp(secreto: string): CodeApp {
  const totp = new TOTP({ secret: Secret.fromBase32(secreto) });
  return { codeAt: (timestamp) => totp.generate({ timestamp }) };
}

export type BuiltFactor = {
  respaldos: string[];
  /** A code that was not used: the clock moves to its time step. */
  nextCode: () => string;
};

/** Sets up an app of codes for the caller; throws when the shop refuses. */
export async function addCodeApp(
  shop: Pick<TestShop, "clock">,
  client: ApiClient,
): Promise<BuiltFactor> {
  const started = await client("startCodigo");
  if (!started.ok) throw new Error(`startCodigo answered ${started.status}: ${started.error}`);
  const app = readCodeApp(started.data.secreto);
  const nextCode = () => {
    shop.clock.advance(seconds(30));
    return app.codeAt(shop.clock.now());
  };
  const body = { codigo: app.codeAt(shop.clock.now()) };
  const confirmed = await client("confirmCodigo", { body });
  if (!confirmed.ok) throw new Error(`confirmCodigo answered ${confirmed.status}`);
  return { respaldos: confirmed.data.respaldos ?? [], nextCode };
}
