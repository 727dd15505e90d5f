import nodemailer from "nodemailer";
import { isLoopbackHost } from "../config/loopback.ts";
import { seconds } from "../time/clock.ts";

export type Mail = {
  /** Without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Equal in every retry: clients recognise a duplicate. */
  messageId: string;
  replyTo?: string | undefined;
};

export type MailProvider = {
  send(mail: Mail): Promise<void>;
  /** Greets the server and signs in, without a mail. Rejects like `send`. */
  check?(): Promise<void>;
  close?(): void;
};

type MailSettings = { smtpUrl: string; from: string };

const timeouts = {
  connectionTimeout: seconds(5),
  greetingTimeout: seconds(5),
  socketTimeout: seconds(10),
  dnsTimeout: seconds(5),
};
/** A server that answers byte by byte resets the socket timeout. */
const sendLimitMs = seconds(20);

export function createMailProvider({ smtpUrl, from }: MailSettings): MailProvider {
  const transport = nodemailer.createTransport({
    ...readSmtpUrl(smtpUrl),
    ...timeouts,
    pool: true,
    maxConnections: 5,
    // For an idle connection that died; the outbox counts other retries.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = composeMail(mail, from);
      const signal = AbortSignal.timeout(sendLimitMs);
      // Also removes a mail that waits for a connection.
      await untilAborted(transport.sendMail({ ...message, ...{ signal } }), signal);
    },
    async check() {
      await untilAborted(transport.verify(), AbortSignal.timeout(sendLimitMs));
    },
    close: () => transport.close(),
  };
}

/** Builds a message for nodemailer. Throws for a text that could add a header or an address. */
export function composeMail(mail: Mail, from: string) {
  checkHeaders(mail);
  const { to, replyTo, ...rest } = mail;
  return {
    ...rest,
    from,
    // An object is always one recipient.
    to: { name: "", address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    headers: { "Auto-Submitted": "auto-generated", "Content-Language": "es-CL" },
  };
}

/** Not about one mail. */
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

/** True when no mail at all can be sent now. */
export function isMailServerAway(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return responseCode === 421 || serverFaults.has(code);
}

const mailFaults: Readonly<Record<string, string>> = {
  EAUTH: "the mail server refuses the account or the password of SMTP_URL: no mail leaves",
  ETLS: "the mail server of SMTP_URL offers no TLS that can be trusted: no mail leaves",
  EDNS: "the name of the mail server in SMTP_URL is not known: no mail leaves",
};

/** One sentence for who reads only the log. */
export function explainMailFault(error: unknown): string {
  const { code } = (error ?? {}) as { code?: string };
  return (
    mailFaults[code ?? ""] ??
    "the mail server of SMTP_URL does not answer as one: check its name and port; mails wait"
  );
}

/** Servers repeat the address in messages. */
export function describeMailError(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as Record<string, unknown>;
  return [code ?? name ?? "Error", responseCode].filter((part) => part !== undefined).join(" ");
}

/** A line break could add a header such as Bcc; nodemailer only folds it away. */
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
  const hasLogin = url.username !== "";
  const defaultPort = isSecure ? 465 : 587;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? defaultPort : Number(url.port),
    secure: isSecure,
    // Otherwise somebody on the way could strip STARTTLS and read logins and recovery links.
    requireTLS: !isSecure && !isLoopbackHost(url.hostname),
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
