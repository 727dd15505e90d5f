import pg from "pg";
import { expect, test } from "vitest";
import { copyTemplate } from "#rig/databases/postgres-databases.ts";
import { serverUrl } from "#rig/databases/test-database.ts";

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test("each call gets its own copy of a template that was prepared once", async () => {
  let preparations = 0;
  const prepare = async (url: string) => {
    preparations += 1;
    await query(url, "create table marca (id integer)");
  };
  const urls = await Promise.all(
    [1, 2, 3].map(() => copyTemplate(serverUrl(), { name: "copies_test", prepare })),
  );

  await query(urls[0] as string, "insert into marca values (1)");

  expect(preparations).toBe(1);
  expect(new Set(urls).size).toBe(3);
  expect(await query(urls[1] as string, "select id from marca")).toEqual([]);
});
