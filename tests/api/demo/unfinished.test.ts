import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { discardUnfinished, markWhile } from "#rig/demo/unfinished.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";

const dataDir = makeScratch("unfinished");
const place = { dataDir, databaseUrl: null };
const files = () => readdirSync(dataDir).toSorted();
afterEach(() => {
  for (const name of files()) rmSync(`${dataDir}/${name}`, { recursive: true });
});

function openHalf(): DatabaseSync {
  writeFileSync(`${dataDir}/jwt-secret`, "kept");
  const database = new DatabaseSync(embeddedFile(dataDir));
  database.exec("pragma journal_mode = wal; create table productos (id integer)");
  return database;
}

async function stopHalfway(): Promise<void> {
  const filling = markWhile(place, () => Promise.reject(new Error("stopped")));
  await expect(filling).rejects.toThrow("stopped");
}

test("a start that was stopped halfway is begun anew", async () => {
  await stopHalfway();
  openHalf().close();
  discardUnfinished(place);
  expect(files()).toEqual(["jwt-secret"]);
});

test("a whole demo is left alone", async () => {
  await markWhile(place, async () => openHalf().close());
  discardUnfinished(place);
  expect(files()).toEqual(["estrato.db", "jwt-secret"]);
});

test("a demo that another process is filling is left alone", async () => {
  await stopHalfway();
  const other = openHalf();
  expect(() => discardUnfinished(place)).toThrow("está abierta: detenla");
  other.close();
  expect(files()).toContain("estrato.db");
});

test("a database of its own is left to a person", async () => {
  await stopHalfway();
  const elsewhere = { dataDir, databaseUrl: "postgres://db/tienda" };
  expect(() => discardUnfinished(elsewhere)).toThrow("vacía la base de DATABASE_URL");
});
