import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { systemClock } from "../../clock.ts";
import { OperatorError } from "../../errors.ts";

import { removeAbandoned, stampOf } from "./copies.ts";

/** One of `age-keygen`, or of an SSH key. */
const recipientShape = /^(?:age1[a-z0-9-]{20,2000}|ssh-(?:ed25519|rsa) [A-Za-z0-9+/=]{40,2000})$/;

export function isRecipient(text: string): boolean {
  return recipientShape.test(text);
}

/** Writes the folder's files to `file`, readable by whoever has the key of `recipient` alone. */
export async function sealFolder(
  folder: string,
  { file, recipient }: { file: string; recipient: string },
): Promise<void> {
  await requireAge();
  const tar = start("tar", ["--create", "--file=-", `--directory=${folder}`, "."]);
  const age = start("age", ["--encrypt", "--recipient", recipient]);
  await awaitAll([
    tar.ended,
    age.ended,
    pipeline(tar.child.stdout, age.child.stdin),
    pipeline(age.child.stdout, createWriteStream(file, { flags: "wx", mode: 0o600 })),
  ]);
}

/**
 * Has `use` work on the opened copy, which is deleted afterwards. `dataDir` is where it lies meanwhile: what is
 * in it will be there in the clear anyway.
 */
export async function withOpened<T>(
  file: string,
  { key, dataDir }: { key: string; dataDir: string },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  await requireAge();
  return withPrivateFolder(dataDir, async (folder) => {
    const age = start("age", ["--decrypt", "--identity", key, file]);
    const tar = start("tar", ["--extract", "--file=-", "--no-same-owner", `--directory=${folder}`]);
    age.child.stdin.end();
    await awaitAll([age.ended, tar.ended, pipeline(age.child.stdout, tar.child.stdin)]).catch(
      (error: unknown) => {
        throw explain(error, file);
      },
    );
    return use(folder);
  });
}

/** Deleted when `use` has ended, or by a later run when this one is killed. */
export async function withPrivateFolder<T>(
  dataDir: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const now = systemClock.now();
  const folder = join(dataDir, `.respaldo-${stampOf(now)}-${randomBytes(4).toString("hex")}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(dataDir, now);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireAge(): Promise<void> {
  await promisify(execFile)("age", ["--version"]).catch((error: unknown) => {
    throw new OperatorError("Falta el programa age: instala el paquete age.", { cause: error });
  });
}

/** `ended` rejects with what the program said. */
function start(program: "age" | "tar", args: string[]) {
  const child = spawn(program, args, { stdio: "pipe" });
  const said = text(child.stderr as Readable);
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else said.then((lines) => reject(describe(program, lines)), reject);
    });
  });
  return { child, ended };
}

/** Ends after all have; what a program said is told before the broken pipe that came of it. */
async function awaitAll(parts: Promise<void>[]): Promise<void> {
  const reasons = (await Promise.allSettled(parts)).flatMap((part) =>
    part.status === "rejected" ? [part.reason as unknown] : [],
  );
  if (reasons.length > 0) throw reasons.find((it) => it instanceof OperatorError) ?? reasons[0];
}

function explain(error: unknown, file: string): unknown {
  if (!(error instanceof OperatorError)) return error;
  const sentence = /no identity matched/i.test(error.message)
    ? `Esa clave no abre la copia ${file}: es de otra.`
    : `La copia ${file} no se puede abrir: ${error.message}`;
  return new OperatorError(sentence, { cause: error });
}

function describe(program: string, lines: string): OperatorError {
  const [first = "sin motivo"] = lines.split("\n").filter(Boolean);
  return new OperatorError(`${program} falló: ${first}`);
}
