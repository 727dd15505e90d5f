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

/** Once per function. */
export async function listStatements(database: SeededDatabase): Promise<Statement[]> {
  const statements = new Map<string, Statement>();
  for (const { file, query: name, variant, sample } of listSamples()) {
    for (const query of await record(database, sample)) {
      const key = `${file} ${name} ${query.sql}`;
      if (statements.has(key)) continue;
      const title = variant === "" ? name : `${name}: ${variant}`;
      statements.set(key, { file, name: title, ...(await describe(database, query)) });
    }
  }
  return [...statements.values()];
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
