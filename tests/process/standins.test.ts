import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createTransport } from "nodemailer";
import { expect, onTestFinished, test } from "vitest";
import { inheritedEnv } from "#rig/process/inherited-env.ts";
import { createPaid, startStandins } from "#tests/standins/harness.ts";

const mainFile = fileURLToPath(new URL("../../standins/main.ts", import.meta.url));

type Env = Record<string, string>;

function run(env: Env): ChildProcess {
  const child = spawn(process.execPath, [mainFile], { env: { ...inheritedEnv, ...env } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function readLine(child: ChildProcess): Promise<Record<string, unknown>> {
  const line = await new Promise<Buffer>((resolve) => child.stdout?.once("data", resolve));
  return JSON.parse(line.toString());
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve));
}

async function complaint(env: Env): Promise<{ code: number | null; said: string }> {
  const child = run(env);
  const said = child.stderr === null ? "" : text(child.stderr);
  return { code: await exitCode(child), said: await said };
}

test("the process prints its addresses in one line and exits with 0 on SIGTERM", async () => {
  const child = run({ STANDINS_PORT: "0" });
  const exit = exitCode(child);
  const ready = await readLine(child);
  expect(ready).toEqual({
    listo: true,
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    smtp: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
  });
  const index = await (await fetch(String(ready.url))).text();
  expect(index).toContain("Webpay Plus");
  expect(index).toContain("/correo");
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
});

test("the process exits with its parent when it is told to", async () => {
  const child = run({ STANDINS_PORT: "0", STANDINS_EXIT_WITH_PARENT: "1" });
  const exit = exitCode(child);
  await readLine(child);
  child.stdin?.end();
  expect(await exit).toBe(0);
});

test.each([
  [{}, "Falta STANDINS_PORT"],
  [{ STANDINS_PORT: "muchos" }, "STANDINS_PORT debe ser un puerto"],
  [{ STANDINS_PORT: "0", STANDINS_SMTP_PORT: "70000" }, "STANDINS_SMTP_PORT debe ser un puerto"],
  [{ STANDINS_PORT: "0", NODE_ENV: "production" }, "no se inician en producción"],
])("with %j the process refuses to start and says why", async (env: Env, sentence) => {
  const { code, said } = await complaint(env);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
});

test("a port in use is named in one sentence", async () => {
  const { url } = await startStandins();
  const { port } = new URL(url);
  const { code, said } = await complaint({ STANDINS_PORT: port });
  expect(code).toBe(1);
  expect(said).toContain(`El puerto ${port} ya está en uso.`);
  expect(said.trim().split("\n")).toHaveLength(1);
});

test("with a data folder, transactions and mails outlive the process", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "standins-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const before = await startStandins({ dataDir });
  const token = await createPaid(before);
  const transport = createTransport(before.smtpUrl);
  for (const subject of ["uno", "dos"]) {
    await transport.sendMail({ from: "a@b.test", to: "c@d.test", subject, text: "Hola" });
  }
  transport.close();
  const after = await startStandins({ dataDir });
  expect((await after.status(token)).body.status).toBe("AUTHORIZED");
  const mensajes = await after.list("/correo/mensajes.json");
  expect(mensajes.map(({ asunto }) => asunto)).toEqual(["dos", "uno"]);
});
