import { buffer } from "node:stream/consumers";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from "smtp-server";
import type { Envelope } from "./parse-mail.ts";

const maxMessageBytes = 25 * 1024 * 1024;
const closeTimeoutMs = 50;
const tryLaterCode = 451;

export type SmtpOptions = {
  host: string;
  port: number;
  receive(raw: Buffer, envelope: Omit<Envelope, "receivedAt">): Promise<void>;
  refusesMessage(): boolean;
  dropsConnection(): boolean;
};

export type SmtpListener = { port: number; close(): Promise<void> };

/** Accepts every client: no TLS, any user and password. */
export async function listenForMail(options: SmtpOptions): Promise<SmtpListener> {
  const server = new SMTPServer(serverOptions(options));
  // Runs before the server's own listener, so that no greeting is sent.
  server.server.prependListener("connection", (socket) => {
    if (options.dropsConnection()) socket.resetAndDestroy();
  });
  const port = await listen(server, options);
  // Clients that disconnect early are expected.
  server.on("error", () => {});
  return {
    port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serverOptions(options: SmtpOptions): SMTPServerOptions {
  return {
    logger: false,
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: maxMessageBytes,
    closeTimeout: closeTimeoutMs,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "cualquiera" }),
    onData: (stream, session, done) => {
      takeMessage(stream, session, options).then(
        () => done(null),
        (error: Error) => done(error),
      );
    },
  };
}

async function takeMessage(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  options: SmtpOptions,
): Promise<void> {
  const raw = await buffer(stream);
  if (options.refusesMessage()) {
    throw Object.assign(new Error("Simulated failure, try again later"), {
      responseCode: tryLaterCode,
    });
  }
  const { mailFrom, rcptTo } = session.envelope;
  const from = mailFrom === false || mailFrom === undefined ? "" : mailFrom.address;
  await options.receive(raw, { from, recipients: rcptTo.map(({ address }) => address) });
}

function listen(server: SMTPServer, { port, host }: SmtpOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const listener = server.listen(port, host, () => {
      server.off("error", reject);
      const address = listener.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
