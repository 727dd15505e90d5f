import { writeSync } from "node:fs";
import { StatementSync } from "node:sqlite";
import pg from "pg";
import type { MailProvider } from "#server/providers/mail.ts";
import type { PaymentProvider } from "#server/providers/payment/payment.ts";

export const failpoints = [
  "create:before",
  "create:after",
  "token:stored",
  "commit:before",
  "commit:after",
  "settle:before-commit",
  "settle:after-commit",
  "aviso:before-commit",
  "aviso:after-commit",
  "status:after",
  "mail:before",
  "mail:after",
  "refund:before",
  "refund:after",
] as const;
export type Failpoint = (typeof failpoints)[number];

export type Trap = (reached: Failpoint) => void;

export type Aim = { failpoint: Failpoint; hits: number };

/** SIGKILL when the failpoint of the last aim is reached for the n-th time since. */
export function createTrap(): { trap: Trap; aim: (aim: Aim) => void } {
  let target: Failpoint | null = null;
  let left = 0;
  return {
    trap: (reached) => {
      if (reached !== target) return;
      left -= 1;
      if (left > 0) return;
      writeSync(1, `failpoint ${reached}\n`);
      process.kill(process.pid, "SIGKILL");
    },
    aim: ({ failpoint, hits }) => {
      target = failpoint;
      left = hits;
    },
  };
}

export function trapPayment(provider: PaymentProvider, trap: Trap): PaymentProvider {
  return {
    ...provider,
    async create(payment) {
      trap("create:before");
      const answer = await provider.create(payment);
      trap("create:after");
      return answer;
    },
    async commit(token) {
      trap("commit:before");
      const answer = await provider.commit(token);
      trap("commit:after");
      return answer;
    },
    async status(token) {
      const answer = await provider.status(token);
      trap("status:after");
      return answer;
    },
    async refund(token, amount) {
      trap("refund:before");
      const answer = await provider.refund(token, amount);
      trap("refund:after");
      return answer;
    },
  };
}

export function trapMail(provider: MailProvider, trap: Trap): MailProvider {
  return {
    ...provider,
    async send(mail) {
      trap("mail:before");
      await provider.send(mail);
      trap("mail:after");
    },
  };
}

/** Statements that store a token, record a paid intento or take avisos for their mails. */
export function trapDatabase(trap: Trap): void {
  trapSqlite(trap);
  trapPostgres(trap);
}

/** Writes of one connection in its transaction, if it has one. */
type Journal = { isOpen: boolean; isStoring: boolean; isSettling: boolean; isTelling: boolean };

const emptyJournal = (): Journal => ({
  isOpen: false,
  isStoring: false,
  isSettling: false,
  isTelling: false,
});

function before(sql: string, journal: Journal, trap: Trap): void {
  if (sql === "commit" && journal.isSettling) trap("settle:before-commit");
  if (sql === "commit" && journal.isTelling) trap("aviso:before-commit");
}

type Statement = { sql: string; values: unknown[] };

function after(statement: Statement, journal: Journal, trap: Trap): void {
  const { sql } = statement;
  note(statement, journal);
  if (/^(begin|start transaction)/.test(sql)) journal.isOpen = true;
  const ends = !journal.isOpen || sql === "commit";
  if (!ends && sql !== "rollback") return;
  const { isStoring, isSettling, isTelling } = journal;
  Object.assign(journal, emptyJournal());
  if (ends && isStoring) trap("token:stored");
  if (ends && isSettling) trap("settle:after-commit");
  if (ends && isTelling) trap("aviso:after-commit");
}

function note({ sql, values }: Statement, journal: Journal): void {
  const isMove = sql.startsWith('update "pago_intentos" set');
  if (isMove && values.includes("abierto") && sql.includes('"token" =')) journal.isStoring = true;
  if (isMove && values.includes("autorizado")) journal.isSettling = true;
  if (sql.startsWith('delete from "avisos"') && sql.includes("returning")) journal.isTelling = true;
}

function trapSqlite(trap: Trap): void {
  const journal = emptyJournal();
  for (const method of ["run", "all"] as const) {
    const original = StatementSync.prototype[method] as (...values: unknown[]) => unknown;
    const trapped = function (this: StatementSync, ...values: unknown[]): unknown {
      const sql = this.sourceSQL;
      before(sql, journal, trap);
      const result = original.apply(this, values);
      after({ sql, values }, journal, trap);
      return result;
    };
    Object.defineProperty(StatementSync.prototype, method, { value: trapped });
  }
}

function trapPostgres(trap: Trap): void {
  const journals = new WeakMap<pg.Client, Journal>();
  const original = pg.Client.prototype.query as (...input: unknown[]) => Promise<unknown>;
  const trapped = function (this: pg.Client, ...input: unknown[]): unknown {
    const { sql, values } = readQuery(input);
    if (typeof sql !== "string") return original.apply(this, input);
    const journal = journals.get(this) ?? emptyJournal();
    journals.set(this, journal);
    before(sql, journal, trap);
    return Promise.resolve(original.apply(this, input)).then((result) => {
      after({ sql, values: Array.isArray(values) ? values : [] }, journal, trap);
      return result;
    });
  };
  Object.defineProperty(pg.Client.prototype, "query", { value: trapped });
}

/** Prepared statements come as one object. */
function readQuery([first, second]: unknown[]): { sql: unknown; values: unknown } {
  if (typeof first === "string") return { sql: first, values: second };
  const { text, values } = (first ?? {}) as { text?: unknown; values?: unknown };
  return { sql: text, values };
}
