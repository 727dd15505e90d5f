import { join } from "node:path";
import { pino } from "pino";
import { createClient, type Transport } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import { signIn } from "#rig/builders/usuario.ts";
import { makeOpenApi, type OpenApi } from "#rig/shop/open-api.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { type App, createApp } from "#server/app/app.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { findUsuarioByEmail } from "#server/modules/acceso/index.ts";
import type { IdentityProvider } from "#server/providers/identity.ts";
import type { ImageStore } from "#server/providers/image-store.ts";
import { createMailProvider, type MailProvider } from "#server/providers/mail.ts";
import { createWebpay } from "#server/providers/payment/webpay.ts";
import { days } from "#server/time/clock.ts";
import { createStandins, type Standins } from "#standins/create-standins.ts";

/** Older mails count as sent and are not kept by the stand-in: a mailbox of months hides the new ones. */
const keptMailsMs = days(7);

export type PastClock = { now: () => number; reach: (at: number) => void };

/** The shop as it was: its own operations, with a clock and stand-ins that stand where the history does. */
export type PastShop = {
  app: App;
  clock: PastClock;
  standins: Standins;
  call: (token?: string) => OpenApi;
  /** The browser's way back from Webpay, with whatever address it was given. */
  visit: (address: string) => Promise<void>;
  sendForm: (sent: SentForm) => Promise<void>;
  /** A session of a person of the demo; nobody asks for the password. */
  enter: (email: string) => Promise<string>;
  /** A session by Google's button, which makes the account the first time. */
  enterWithGoogle: (person: { nombre: string; email: string }) => Promise<string>;
  close: () => Promise<void>;
};

type Parts = { config: Config; database: Database; images: ImageStore };
type Wanted = { startsAt: number; endsAt: number; keptFor: string };

/**
 * On the demo's own database and stand-ins' folder, which nobody else has open. Mails of the last days, and those to
 * `keptFor`, reach the stand-in.
 */
export async function openPastShop(
  { config, database, images }: Parts,
  { startsAt, endsAt, keptFor }: Wanted,
): Promise<PastShop> {
  const clock = createPastClock(startsAt);
  const standins = await createStandins({
    port: 0,
    host: "127.0.0.1",
    smtpPort: 0,
    clock,
    dataDir: join(config.dataDir, "standins"),
    webpay: { commitMs: 0 },
  });
  const past = { ...config, smtpUrl: standins.smtpUrl, rateLimitFactor: 1_000_000 };
  const sending = createMailProvider({ smtpUrl: standins.smtpUrl, from: config.mailFrom });
  const isKept = (to: string) => to === keptFor || clock.now() > endsAt - keptMailsMs;
  const webpay = createWebpay({ ...config.webpay, url: `${standins.url}/webpay` });
  const app = await createApp({
    config: past,
    db: database.db,
    clock,
    log: pino({ level: "silent" }),
    // Who asks about these payments later asks at the address of the settings.
    payment: { ...webpay, ambiente: config.webpay.url },
    identity: knownByName,
    mail: keepMails(sending, isKept),
    passwords: createTestPasswords(),
    images,
    pages: null,
  });
  const callAs = (token?: string) => makeOpenApi(createClient(injectTransport(app, token), routes));
  return {
    app,
    clock,
    standins,
    call: callAs,
    visit: async (address) => {
      const { pathname, search } = new URL(address);
      const { statusCode } = await app.http.inject({ url: `${pathname}${search}` });
      if (statusCode !== 303) throw new Error(`${pathname} answered ${statusCode}`);
    },
    sendForm: (sent) => sendForm(app, sent),
    enter: async (email) => {
      const usuario = await findUsuarioByEmail(database.db, email);
      if (!usuario) throw new Error(`Nobody has the address ${email}`);
      return signIn({ database, config: past, clock }, usuario);
    },
    enterWithGoogle: async ({ nombre, email }) => {
      const code = Buffer.from(`${email} ${nombre}`).toString("base64url");
      const answer = await callAs()("loginWithGoogle", { body: { code } });
      if (!("token" in answer)) throw new Error(`${email} needs a second factor`);
      return answer.token;
    },
    close: async () => {
      await app.http.close();
      await standins.close();
    },
  };
}

function createPastClock(startsAt: number): PastClock {
  let at = startsAt;
  return {
    now: () => at,
    reach: (wanted) => {
      at = Math.max(at, Math.round(wanted));
    },
  };
}

/** The code names the person: the real exchange is the stand-in's to show. */
const knownByName: IdentityProvider = {
  authorizationUrl: async () => null,
  exchange: async ({ code }) => {
    const [email = "", ...words] = Buffer.from(code, "base64url").toString().split(" ");
    const identity = { sub: email, email, emailVerified: true, nombre: words.join(" "), hd: null };
    return { ok: true, identity };
  },
};

function keepMails(sending: MailProvider, isKept: (to: string) => boolean): MailProvider {
  return {
    ...sending,
    send: async (mail) => {
      if (isKept(mail.to)) await sending.send(mail);
    },
  };
}

function injectTransport({ http }: App, token?: string): Transport {
  return async ({ route, query, body }) => {
    const answer = await http.inject({
      method: route.method,
      url: `/api${route.path}`,
      query,
      headers: bearer(token),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const headers = Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    );
    return { status: answer.statusCode, body: answer.json(), headers };
  };
}

type SentForm = {
  method: "POST" | "PUT";
  path: string;
  form: Record<string, string | File>;
  token: string;
};

async function sendForm({ http }: App, { method, path, form, token }: SentForm): Promise<void> {
  const fields = new FormData();
  for (const [name, value] of Object.entries(form)) fields.set(name, value);
  const request = new Request("http://localhost", { method: "POST", body: fields });
  const { statusCode, body } = await http.inject({
    method,
    url: `/api${path}`,
    headers: { ...bearer(token), "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${body}`);
}

function bearer(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
