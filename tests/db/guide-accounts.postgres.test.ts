import { readFileSync } from "node:fs";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { dropDatabase } from "#rig/databases/postgres-databases.ts";
import { serverUrl } from "#rig/databases/test-database.ts";
import { hasTimeLimit, openDatabase } from "#server/db/database.ts";

/** A block of `docs/desplegar.md` that begins like this, for these names. */
function linesOf(start: string): string[] {
  const text = readFileSync("docs/desplegar.md", "utf8");
  const block = text.split("```\n").find((part) => part.startsWith(start));
  if (block === undefined) throw new Error(`no block begins with ${start}`);
  const named = block.replaceAll("estrato", "guia").replaceAll("…", "una-clave");
  return named.trim().split("\n");
}

test("the accounts of the guide, made without a superuser, serve a shop with its time limits", async () => {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  onTestFinished(() => client.end());
  // A managed server's first account.
  await client.query("create role guia_maestra login createrole createdb");
  await client.query("set role guia_maestra");
  const url = new URL(serverUrl());
  url.pathname = "/guia";
  onTestFinished(() => dropDatabase(serverUrl(), url.href));
  for (const line of linesOf("create role estrato_owner")) await client.query(line);
  for (const line of linesOf("alter role estrato_app")) await client.query(line);

  const [databaseUrl, databaseOwnerUrl] = ["guia_app", "guia_owner"].map((name) =>
    Object.assign(new URL(url), { username: name }).toString(),
  );
  const open = (address: string) =>
    openDatabase({
      databaseUrl: address,
      databaseOwnerUrl: databaseOwnerUrl ?? "",
      dataDir: "",
      mode: "production",
    });
  const shop = await open(databaseUrl ?? "");
  expect(await hasTimeLimit(shop)).toBe(true);
  await shop.close();
  // Through PgBouncer the account's own limit is the only one.
  const plain = new pg.Client({ connectionString: databaseUrl ?? "" });
  await plain.connect();
  const { rows } = await plain.query("select current_setting('statement_timeout') as limit");
  await plain.end();
  expect(rows).toEqual([{ limit: "5s" }]);
  const endless = await open(`${databaseUrl}?statement_timeout=0`);
  expect(await hasTimeLimit(endless)).toBe(false);
  await endless.close();
});
