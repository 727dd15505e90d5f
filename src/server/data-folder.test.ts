import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "./config/config.ts";
import { openDataFolder } from "./data-folder.ts";
import { openDatabase } from "./db/database.ts";
import { createDiskImageStore } from "./providers/image-store.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "estrato-folder-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

/** The modes of everything below, each once. */
function modesBelow(folder: string): { folders: string[]; files: string[] } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const modes = (areFolders: boolean) => [
    ...new Set(
      entries
        .filter((entry) => entry.isDirectory() === areFolders)
        .map((entry) => modeOf(join(entry.parentPath, entry.name))),
    ),
  ];
  return { folders: modes(true), files: modes(false) };
}

test("database, write-ahead log, pictures and secret are private under any umask", async () => {
  const data = join(root, "data");
  const source = join(root, "source");
  mkdirSync(source);
  writeFileSync(join(source, "320.webp"), "bytes", { mode: 0o644 });

  const config = readConfig("demo", { DATA_DIR: data });
  expect(config.ok).toBe(true);
  const images = createDiskImageStore(data);
  await images.save("zorro-1", [{ file: "320.webp", bytes: Buffer.from("bytes") }]);
  await images.adopt("pudu-a", pathToFileURL(source));
  const database = await openDatabase({ databaseUrl: null, dataDir: data });
  try {
    expect(modeOf(data)).toBe("700");
    expect(modesBelow(data)).toEqual({ folders: ["700"], files: ["600"] });
    const kept = readdirSync(data, { recursive: true }).map(String).sort();
    expect(kept).toEqual(
      expect.arrayContaining([
        "estrato.db",
        "estrato.db-wal",
        "jwt-secret",
        join("imagenes", "pudu-a", "320.webp"),
        join("imagenes", "zorro-1", "320.webp"),
      ]),
    );
  } finally {
    await database.close();
  }
});

test("a folder that others share is never changed: production refuses it, the demo says so", () => {
  chmodSync(root, 0o1777);
  expect(() => openDataFolder(root, { isStrict: true })).toThrow(
    `Otras cuentas de este equipo pueden leer DATA_DIR (${root})`,
  );
  expect(openDataFolder(root, { isStrict: false })).toHaveLength(1);
  expect(modeOf(root)).toBe("1777");
});

test("a folder of another account is refused when others may read it", () => {
  const account = (process.getuid?.() ?? 0) + 1;
  chmodSync(root, 0o750);
  expect(() => openDataFolder(root, { isStrict: true, account })).toThrow("usa una carpeta propia");
  expect(modeOf(root)).toBe("750");
  chmodSync(root, 0o700);
  expect(openDataFolder(root, { isStrict: true, account })).toEqual([]);
});
