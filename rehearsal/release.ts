import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const copied = ["src", "rig", "standins", "rehearsal", "build", "package.json"];
const level = "9999-ensayo";

const migration = `import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table productos add column ensayo integer not null default 0\`.execute(db);
  await sql\`create table ensayo (id integer primary key)\`.execute(db);
  await sql\`create index productos_de_ensayo on productos (ensayo, id)\`.execute(db);
}
`;

/** This program in a folder of its own, with one migration more: what the next version would be. */
export function makeNextRelease(folder: string): void {
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, `src/server/db/migrations/${level}.ts`), migration);
  const path = join(folder, "src/server/db/migrations/index.ts");
  const text = readFileSync(path, "utf8");
  const list = "export const migrations = {\n";
  if (!text.includes(list)) throw new Error(`${path} has no list of migrations`);
  writeFileSync(
    path,
    `import * as ensayo from "./${level}.ts";\n${text.replace(list, `${list}  "${level}": ensayo,\n`)}`,
  );
}
