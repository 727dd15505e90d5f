import transbank from "transbank-sdk";
import { onTestFinished } from "vitest";
import { createStandins } from "#standins/create-standins.ts";
import type { WebpayOptions } from "#standins/webpay/webpay.standin.ts";

const { IntegrationApiKeys, IntegrationCommerceCodes, Options, WebpayPlus } = transbank;

const startMs = Date.UTC(2026, 0, 15, 15, 30);
export const transactionsPath = "/webpay/rswebpaytransaction/api/webpay/v1.2/transactions";
export const returnUrl = "http://127.0.0.1:9/retorno";

// The SDK's client would send loopback calls through a proxy of the machine.
process.env.NO_PROXY = "127.0.0.1,localhost";

type Fields = Record<string, unknown>;
export type Answer = { status: number; body: Fields };
export type Harness = Awaited<ReturnType<typeof startStandins>>;

/** On free ports, with a clock of their own, until the test ends. */
export async function startStandins(options: { dataDir?: string; webpay?: WebpayOptions } = {}) {
  let now = startMs;
  const clock = { now: () => now };
  const standins = await createStandins({
    port: 0,
    host: "127.0.0.1",
    smtpPort: 0,
    clock,
    ...options,
  });
  onTestFinished(standins.close);
  const { url } = standins;

  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: apiHeaders(),
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  return {
    ...standins,
    send,
    advance: (ms: number) => {
      now += ms;
    },
    sdk: (timeoutMs = 60_000) =>
      new WebpayPlus.Transaction(
        new Options(
          IntegrationCommerceCodes.WEBPAY_PLUS,
          IntegrationApiKeys.WEBPAY,
          `${url}/webpay`,
          timeoutMs,
        ),
      ),
    create: async (fields: Fields = {}): Promise<string> => {
      const { body } = await send("POST", transactionsPath, { ...orderFields(), ...fields });
      return String(body.token);
    },
    commit: (token: string) => send("PUT", `${transactionsPath}/${token}`, {}),
    status: (token: string) => send("GET", `${transactionsPath}/${token}`),
    refund: (token: string, amount: unknown) =>
      send("POST", `${transactionsPath}/${token}/refunds`, { amount }),
    act: (token: string, accion: string, more: Fields = {}) =>
      send("POST", `/webpay/control/${token}`, { accion, ...more }),
    fail: (falla: string, operacion: string, more: Fields = {}) =>
      send("POST", "/webpay/control/fallas", { falla, operacion, ...more }),
    list: async (path: string): Promise<Fields[]> => (await fetch(url + path)).json(),
  };
}

export function apiHeaders(): Record<string, string> {
  return {
    "content-type": "application/json",
    "Tbk-Api-Key-Id": IntegrationCommerceCodes.WEBPAY_PLUS,
    "Tbk-Api-Key-Secret": IntegrationApiKeys.WEBPAY,
  };
}

/** A valid order; each one may use the same number, as at the real provider. */
export function orderFields() {
  return { buy_order: "P-1001-a", session_id: "s-8f2a", amount: 12_990, return_url: returnUrl };
}

/** A transaction that was paid and committed. */
export async function createPaid(shop: Harness, more: Fields = {}): Promise<string> {
  const token = await shop.create();
  await shop.act(token, "aprobar", more);
  await shop.commit(token);
  return token;
}
