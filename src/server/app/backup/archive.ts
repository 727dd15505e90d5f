import { spawn } from "node:child_process";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../errors.ts";
import { systemClock } from "../../time/clock.ts";
import { draftName, folderName, isSealed, removeAbandoned } from "./copies.ts";

/** One of `age-keygen`, or of an SSH key. */
const recipientShape = /^(?:age1[a-z0-9-]{20,2000}|ssh-(?:ed25519|rsa) [A-Za-z0-9+/=]{40,2000})$/;

export function isRecipient(text: string): boolean {
  return recipientShape.test(text);
}

/** Writes the folder's files to `file`, encrypted for the recipient's key if there is one. */
export async function packFolder(
  folder: string,
  { file, recipient }: { file: string; recipient: string | null },
): Promise<void> {
  const tar = start("tar", ["--create", "--file=-", `--directory=${folder}`, "."]);
  const output = createWriteStream(file, { flags: "wx", mode: 0o600 });
  if (recipient === null) return awaitAll([tar.ended, pipeline(tar.child.stdout, output)]);
  const age = start("age", ["--encrypt", "--recipient", recipient]);
  return awaitAll([
    age.ended,
    tar.ended,
    pipeline(tar.child.stdout, age.child.stdin),
    pipeline(age.child.stdout, output),
  ]);
}

type Opening = {
  /** Name by which a person knows the copy. */
  name: string;
  /** The file with the key of an encrypted copy. */
  key: string | null;
  dataDir: string;
};

const unpacked = ["--file=-", "--no-same-owner"];

/**
 * Has `use` work on the unpacked copy, which is deleted afterwards. It lies in `dataDir` meanwhile, where what is in
 * it will be in the clear anyway.
 */
export async function withUnpacked<T>(
  file: string,
  { name, key, dataDir }: Opening,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  if (isSealed(file) && key === null)
    throw new OperatorError(
      `La copia ${name} está cifrada: indica su clave con --clave <archivo>.`,
    );
  return withPrivateFolder(dataDir, async (folder) => {
    // Reads on after the end mark: age must be able to write all that it has.
    const tar = start("tar", ["--extract", "--ignore-zeros", ...unpacked, `--directory=${folder}`]);
    await awaitAll([...open(file, key, tar.child.stdin), tar.ended]).catch((error: unknown) => {
      throw explain(error, name);
    });
    return use(folder);
  });
}

function open(file: string, key: string | null, target: Writable): Promise<void>[] {
  if (key === null || !isSealed(file)) return [pipeline(createReadStream(file), target)];
  const age = start("age", ["--decrypt", "--identity", key, file]);
  age.child.stdin.end();
  return [age.ended, pipeline(age.child.stdout, target)];
}

/** Deleted when `use` has ended, or by a later run when this one is killed. */
export async function withPrivateFolder<T>(
  dataDir: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const now = systemClock.now();
  const folder = join(dataDir, draftName(folderName(now)));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(dataDir, now);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `ended` rejects with what the program said. */
function start(program: "age" | "tar", args: string[]) {
  const child = spawn(program, args, { stdio: "pipe" });
  const said = text(child.stderr as Readable);
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === "ENOENT";
      const sentence = `Falta el programa ${program}: instala el paquete ${program}.`;
      reject(isMissing ? new OperatorError(sentence, { cause: error }) : error);
    });
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
