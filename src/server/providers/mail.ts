import nodemailer from "nodemailer";
import { seconds } from "../clock.ts";

export type Mail = {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of one mail, so that a duplicate after a crash is recognised as such. */
  messageId: string;
  /** Where an answer goes, when not to the shop. */
  replyTo?: string | undefined;
};

export type MailProvider = {
  /** Hands one mail to the mail server; rejects when it was not taken. */
  send(mail: Mail): Promise<void>;
  close?(): void;
};

type MailSettings = { smtpUrl: string; from: string };

const timeouts = {
  connectionTimeout: seconds(5),
  greetingTimeout: seconds(5),
  socketTimeout: seconds(10),
  dnsTimeout: seconds(5),
};
/** A server that answers byte by byte keeps a socket alive: the whole hand-over ends here. */
const sendLimitMs = seconds(20);

/** Sends through an SMTP server over a small pool of connections. */
export function createMailProvider({ smtpUrl, from }: MailSettings): MailProvider {
  const transport = nodemailer.createTransport({
    ...readSmtpUrl(smtpUrl),
    ...timeouts,
    pool: true,
    maxConnections: 5,
    // Once, for a connection that died of idleness; every other try is the outbox's to count.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      checkHeaders(mail);
      const { to, replyTo, ...rest } = mail;
      const message = {
        ...rest,
        from,
        // As an object it stays one recipient, whatever characters it holds.
        to: { name: "", address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": "es-CL" },
      };
      const signal = AbortSignal.timeout(sendLimitMs);
      // The signal takes a mail that still waits for a connection out of the line, so it isn't sent later.
      await untilAborted(transport.sendMail({ ...message, ...{ signal } }), signal);
    },
    close: () => transport.close(),
  };
}

/** Codes that speak of the mail server or the way to it, not of this mail. */
const serverFaults: ReadonlySet<unknown> = new Set([
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ESOCKET",
  "EDNS",
  "ETLS",
  "EAUTH",
  "EPROTOCOL",
  "EABORT",
]);

/** True when no mail at all could have been sent just now: the server is away or refuses us. */
export function isMailServerAway(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return responseCode === 421 || serverFaults.has(code);
}

/** Code and status of a failure; never its message, in which servers repeat the address. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as Record<string, unknown>;
  return [code ?? name ?? "Error", responseCode].filter((part) => part !== undefined).join(" ");
}

/**
 * A line break in a header value would start a header of the attacker's choice (a Bcc, a body).
 * nodemailer folds them away; here such a mail is not sent at all.
 */
function checkHeaders({ to, subject, messageId, replyTo }: Mail): void {
  const values = [to, subject, messageId, replyTo ?? ""];
  if (values.some((value) => hasControlCharacter(value))) {
    throw Object.assign(new Error("control character in a mail header"), { code: "EHEADER" });
  }
  for (const address of replyTo === undefined ? [to] : [to, replyTo]) {
    if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(address)) {
      throw Object.assign(new Error("not one plain mail address"), { code: "EADDRESS" });
    }
  }
}

function hasControlCharacter(value: string): boolean {
  return /\p{Cc}|[\u2028\u2029]/u.test(value);
}

function readSmtpUrl(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === "smtps:";
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const hasLogin = url.username !== "";
  const defaultPort = isSecure ? 465 : 587;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? defaultPort : Number(url.port),
    secure: isSecure,
    // Someone on the way could strip STARTTLS from the greeting and read our login.
    requireTLS: hasLogin && !isSecure && !isLocal,
    ...(hasLogin
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  };
}

async function untilAborted<T>(sending: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () =>
    aborted.reject(Object.assign(new Error("mail hand-over too slow"), { code: "ETIMEDOUT" }));
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([sending, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
