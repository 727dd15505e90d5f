import type { CompiledQuery } from "kysely";
import { allSamples } from "./all-samples.ts";
import { formatSql } from "./format-sql.ts";
import { explain } from "./plans.ts";
import { record } from "./record.ts";
import type { Sample } from "./samples/samples.ts";
import type { SeededDatabase } from "./seeded-database.ts";

export type Statement = {
  /** Path of the *.queries.ts file below src/server. */
  file: string;
  /** The function, and the sample's variant. */
  name: string;
  sql: string;
  plan: string[];
  wholeTables: string[];
};

export type Recorded = {
  /** Once per function. */
  statements: Statement[];
  /** By file, function and variant. */
  answers: Map<string, unknown>;
};

export async function recordSamples(database: SeededDatabase): Promise<Recorded> {
  const statements = new Map<string, Statement>();
  const answers = new Map<string, unknown>();
  for (const { file, query: name, variant, sample } of listSamples()) {
    const title = variant === "" ? name : `${name}: ${variant}`;
    const { ran, answer } = await record(database, sample);
    answers.set(`${file} ${title}`, answer);
    for (const query of ran) {
      const key = `${file} ${name} ${query.sql}`;
      if (statements.has(key)) continue;
      statements.set(key, { file, name: title, ...(await describe(database, query)) });
    }
  }
  return { statements: [...statements.values()], answers };
}

/** From the embedded database, without plans. */
export async function recordAnswers(database: SeededDatabase): Promise<Recorded["answers"]> {
  const answers = new Map<string, unknown>();
  for (const { file, query: name, variant, sample } of listSamples()) {
    const title = variant === "" ? name : `${name}: ${variant}`;
    answers.set(`${file} ${title}`, (await record(database, sample)).answer);
  }
  return answers;
}

function listSamples() {
  return Object.entries(allSamples).flatMap(([file, queries]) =>
    Object.entries(queries).flatMap(([query, samples]) =>
      variantsOf(samples).map(([variant, sample]) => ({ file, query, variant, sample })),
    ),
  );
}

function variantsOf(samples: Sample | Record<string, Sample>): [string, Sample][] {
  return typeof samples === "function" ? [["", samples]] : Object.entries(samples);
}

async function describe({ db }: SeededDatabase, query: CompiledQuery) {
  const sql = formatSql(query.sql);
  // SQLite plans foreign key checks that an insert skips.
  if (sql.startsWith("insert")) return { sql, plan: [], wholeTables: [] };
  const { lines, wholeTables } = await explain(db, query);
  return { sql, plan: lines, wholeTables };
}

export function formatStatements(statements: readonly Statement[], heading: string): string {
  const byFile = Map.groupBy(statements, ({ file }) => file);
  const parts = [...byFile].map(([file, own]) => {
    const blocks = own.map(({ name, sql, plan }) => {
      const lines = plan.map((line) => `--   ${line}\n`);
      return `-- ${name}\n${sql};\n${lines.join("")}`;
    });
    return `-- ${file}\n\n${blocks.join("\n")}`;
  });
  return `-- ${heading}\n-- Written by \`npm run sql\`: see docs/arquitectura.md "The SQL".\n\n${parts.join("\n")}`;
}
