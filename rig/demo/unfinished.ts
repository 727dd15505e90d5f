import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { archivosFolder } from "#server/archivos/archivo-store.ts";
import type { Config } from "#server/config/config.ts";
import { holdFile } from "#server/db/copy/held-file.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl">;

const markerOf = ({ dataDir }: Place) => join(dataDir, "demo-a-medias");

/** Marks the folder while `work` fills it. A stopped process leaves the mark. */
export async function markWhile(place: Place, work: () => Promise<void>): Promise<void> {
  writeFileSync(markerOf(place), "");
  await work();
  rmSync(markerOf(place));
}

/**
 * Removes the half of a demo that a stopped start left, so that this start makes a whole one. Throws a Spanish sentence
 * when another process has it open, or when it is in a database of its own.
 */
export function discardUnfinished(place: Place): void {
  if (!existsSync(markerOf(place))) return;
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== null) {
    throw new Error(
      `La demostración quedó a medias la última vez: vacía la base de DATABASE_URL, borra ${dataDir} y vuelve a empezar.`,
    );
  }
  const file = embeddedFile(dataDir);
  if (existsSync(file)) holdFile(file).release();
  const made = [
    file,
    `${file}-wal`,
    `${file}-shm`,
    join(dataDir, "imagenes"),
    join(dataDir, archivosFolder),
    join(dataDir, "standins"),
  ];
  for (const path of made) rmSync(path, { recursive: true, force: true });
  rmSync(markerOf(place));
}
