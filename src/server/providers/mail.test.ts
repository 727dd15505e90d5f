import { createServer, type Server } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import {
  createMailProvider,
  describeMailError,
  explainMailFault,
  isMailServerAway,
  type Mail,
} from "./mail.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const mail: Mail = {
  to: "ana@ejemplo.cl",
  subject: "¡Hola, ñandú!",
  text: "Hola\n",
  html: "<p>Hola</p>",
  messageId: "<correo-1-abc@tienda.test>",
};

/** A real SMTP server in this process; `refuse` names recipients that it does not take. */
async function startSmtp(refuse: string[] = [], host = "127.0.0.1") {
  const caught: { raw: string; to: string[] }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(address, _session, done) {
      const isRefused = refuse.includes(address.address);
      done(isRefused ? Object.assign(new Error("no such box"), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        caught.push({ raw: Buffer.concat(chunks).toString(), to });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as { port: number };
  const provider = createMailProvider({
    smtpUrl: `smtp://${host}:${port}`,
    from: "Estrato <hola@tienda.test>",
  });
  closers.push(
    () => provider.close?.(),
    () => new Promise<void>((resolve) => server.close(() => resolve())),
  );
  return { provider, caught };
}

test("a mail leaves in clear text for this machine only, with or without a login", async () => {
  // This server by an address that does not look like this machine.
  const foreign = "[::ffff:127.0.0.1]";
  for (const host of [foreign, `ana:clave@${foreign}`]) {
    const { provider, caught } = await startSmtp([], host);
    const refused = await provider.send(mail).catch((error: unknown) => error);
    expect(describeMailError(refused)).toMatch(/^ETLS/);
    expect(isMailServerAway(refused)).toBe(true);
    expect(caught).toEqual([]);
  }
});

test("a mail leaves with both bodies, its own Message-ID and the shop as its sender", async () => {
  const { provider, caught } = await startSmtp();
  await provider.send({ ...mail, replyTo: "visita@ejemplo.cl" });

  const parsed = await PostalMime.parse(caught[0]?.raw ?? "");
  expect(caught[0]?.to).toEqual(["ana@ejemplo.cl"]);
  expect(parsed).toMatchObject({
    subject: "¡Hola, ñandú!",
    messageId: "<correo-1-abc@tienda.test>",
    from: { name: "Estrato", address: "hola@tienda.test" },
    replyTo: [{ address: "visita@ejemplo.cl" }],
  });
  expect(parsed.text?.trim()).toBe("Hola");
  expect(parsed.html?.trim()).toBe("<p>Hola</p>");
});

test.each([
  { subject: "Hola\r\nBcc: otra@ejemplo.cl" },
  { subject: "Hola\nX: y" },
  { messageId: "<a@b>\r\nBcc: otra@ejemplo.cl" },
  { to: "ana@ejemplo.cl\r\nBcc: otra@ejemplo.cl" },
  { to: "ana@ejemplo.cl, otra@ejemplo.cl" },
  { to: "Ana <ana@ejemplo.cl>" },
  { replyTo: "a@b.cl\nBcc: otra@ejemplo.cl" },
  { replyTo: "a@b.cl, c@d.cl" },
])("a header value that could start another header or recipient is not sent: %j", async (part) => {
  const { provider, caught } = await startSmtp();

  await expect(provider.send({ ...mail, ...part })).rejects.toThrow();
  expect(caught).toEqual([]);
});

test("a refused recipient is this mail's fault, not the server's", async () => {
  const { provider } = await startSmtp(["nadie@ejemplo.cl"]);
  const error = await provider.send({ ...mail, to: "nadie@ejemplo.cl" }).catch((it) => it);

  expect(isMailServerAway(error)).toBe(false);
  expect(describeMailError(error)).toBe("EENVELOPE 550");
});

test("a server that is not there is told apart", async () => {
  const provider = createMailProvider({ smtpUrl: "smtp://127.0.0.1:9", from: "a@b.cl" });
  closers.push(() => provider.close?.());
  const error = await provider.send(mail).catch((it) => it);

  expect(isMailServerAway(error)).toBe(true);
  expect(describeMailError(error)).not.toContain("ana@");
});

test("a server that hangs up in the middle is away too", async () => {
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.address() as { port: number };
  const provider = createMailProvider({ smtpUrl: `smtp://127.0.0.1:${port}`, from: "a@b.cl" });
  closers.push(
    () => provider.close?.(),
    () => server.close(),
  );

  expect(isMailServerAway(await provider.send(mail).catch((it) => it))).toBe(true);
});

/** Takes only this password. */
async function startGuardedSmtp(password: string): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth({ password: given }, _session, done) {
      if (given === password) done(null, { user: "ana" });
      else done(Object.assign(new Error("ana@ejemplo.cl may not"), { responseCode: 535 }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as { port: number }).port;
}

test("a check signs in without a mail, and says in a sentence what is set wrong", async () => {
  const port = await startGuardedSmtp("clave-buena");
  const closed = await startGuardedSmtp("");
  await closers.pop()?.();
  const check = async (smtpUrl: string) => {
    const provider = createMailProvider({ smtpUrl, from: "Estrato <hola@tienda.test>" });
    closers.push(() => provider.close?.());
    return provider.check?.().then(
      () => "well",
      (error: unknown) => `${explainMailFault(error)} (${describeMailError(error)})`,
    );
  };
  expect(await check(`smtp://ana:clave-buena@127.0.0.1:${port}`)).toBe("well");
  expect(await check(`smtp://ana:clave-mala@127.0.0.1:${port}`)).toBe(
    "the mail server refuses the account or the password of SMTP_URL: no mail leaves (EAUTH 535)",
  );
  expect(await check(`smtp://ana:clave-buena@[::ffff:127.0.0.1]:${port}`)).toMatch(/offers no TLS/);
  expect(await check(`smtp://127.0.0.1:${closed}`)).toMatch(/does not answer/);
});
