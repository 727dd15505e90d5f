import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { AppError, OperatorError } from "./errors.ts";
import { describeError, summarizeError } from "./log-error.ts";

const secret = "ana@ejemplo.cl";

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

function foreign(name: string, fields: Record<string, unknown>): Error {
  return Object.assign(new Error(`about ${secret}`), { name, code: "X1", ...fields });
}

test.each([
  [
    "a row that PostgreSQL refused",
    () => foreign("error", { detail: `row (${secret})`, where: secret }),
  ],
  [
    "a mail server's answer",
    () => foreign("Error", { response: `550 <${secret}>`, rejected: [secret] }),
  ],
  ["a text that is no JSON", () => caught(() => JSON.parse(`{"a": ${secret}}`))],
  ["an address that is none", () => caught(() => new URL(`no ${secret}`))],
  ["a search that SQLite refused", () => caught(() => search(secret))],
  ["a form that does not fit", () => caught(() => z.strictObject({}).parse({ [secret]: 1 }))],
  ["a code and a name made of a text", () => foreign(`error ${secret}`, { code: secret })],
  ["a message that poses as a place", () => new SyntaxError(`x\n    at ${secret} (/a.ts:1:1)`)],
  ["what caused another", () => Object.assign(new Error("ours"), { cause: foreign("error", {}) })],
  ["one of many", () => new AggregateError([foreign("error", {})], `all ${secret}`)],
  ["a thrown text", () => secret],
])("%s reaches the log without its text", (_name, make) => {
  const error = make();
  expect(JSON.stringify(describeError(error))).not.toContain("ana@");
  expect(summarizeError(error)).not.toContain("ana@");
});

function search(words: string): void {
  const database = new DatabaseSync(":memory:");
  database.exec("create virtual table t using fts5(a)");
  database.prepare("select * from t where t match ?").all(`"${words}`);
}

test("names, codes and places stay: who reads the log finds the fault", () => {
  const error = foreign("error", {
    code: "23514",
    constraint: "usuarios_email_check",
    table: "usuarios",
    routine: "ExecConstraints",
  });
  expect(describeError(error)).toMatchObject({
    type: "error",
    code: "23514",
    constraint: "usuarios_email_check",
    table: "usuarios",
    routine: "ExecConstraints",
    stack: expect.stringContaining("log-error.test.ts"),
  });
});

test("our own sentences and known ones of the driver stay", () => {
  expect(describeError(new Error("a request without an operation"))).toMatchObject({
    message: "a request without an operation",
  });
  const expected = new AppError({ status: 503, message: "Espera", detail: "image store: timeout" });
  expect(describeError(expected)).toMatchObject({
    message: "Espera",
    detail: "image store: timeout",
  });
  // A start that is refused prints nothing else.
  const refused = new OperatorError("La base de datos está vacía.");
  expect(describeError(refused).message).toBe("La base de datos está vacía.");
  const lost = Object.assign(new Error("Connection terminated unexpectedly"), { code: "X" });
  expect(summarizeError(lost)).toBe("Error X Connection terminated");
});

test("a refused row of SQLite names its columns", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("create table t (email text unique)");
  const insert = () => database.prepare("insert into t values (?)").run(secret);
  insert();
  expect(describeError(caught(insert))).toMatchObject({
    code: "ERR_SQLITE_ERROR",
    constraint: "UNIQUE t.email",
  });
});

test("an error that nobody caught ends the process with a line that quotes nothing", () => {
  const program = `
    import { createLog, logLastError } from "./src/server/log.ts";
    logLastError(createLog("info"));
    void Promise.reject(Object.assign(new Error("${secret}"), { code: "23505", detail: "${secret}" }));`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "-e", program],
    { encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).not.toContain("ana@");
  expect(JSON.parse(stderr)).toMatchObject({ level: 60, err: { code: "23505" } });
});
