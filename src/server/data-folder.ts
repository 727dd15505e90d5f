import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const folderMode = 0o700;
const fileMode = 0o600;
const othersBits = 0o077;
/** Set on folders like /tmp: everybody may put files into them. */
const stickyBit = 0o1000;

/** Files of the shop itself; anything else in the folder is left alone. */
const ownFiles = /^(estrato\.db(-wal|-shm)?|jwt-secret|imagenes|archivos|standins)$/;

/** From here on, files of this process and its children are 0600 and folders 0700. */
export function keepFilesPrivate(): void {
  process.umask(othersBits);
}

export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
}

/** An empty file that only its owner reads, unless there is one: a file beside it copies its mode. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, "a", fileMode));
}

type Opening = {
  /** Production refuses what cannot be mended; the demo goes on. */
  isStrict: boolean;
  /** Undefined where there are no accounts. */
  account?: number | undefined;
};

/**
 * Makes the folder. One of ours that other accounts may read is closed to them; answers Spanish
 * sentences about it. Throws such a sentence when the folder is not ours or cannot be closed.
 */
export function openDataFolder(
  dataDir: string,
  { isStrict, account = process.getuid?.() }: Opening,
): string[] {
  makePrivateFolder(dataDir);
  if (account === undefined) return [];
  const { mode, uid: owner } = statSync(dataDir);
  if (owner === account && (mode & stickyBit) === 0) {
    const mended = mend(dataDir);
    if (isClosed(dataDir)) return mended;
  } else if (isClosed(dataDir)) return [];
  const sentence = `Otras cuentas de este equipo pueden leer DATA_DIR (${dataDir}): usa una carpeta propia de la cuenta que inicia la tienda, con permisos 0700.`;
  if (isStrict) throw new Error(sentence);
  return [sentence];
}

function mend(dataDir: string): string[] {
  const own = readdirSync(dataDir).filter((name) => ownFiles.test(name));
  const open = [dataDir, ...own.map((name) => join(dataDir, name))].filter(
    (path) => !isClosed(path),
  );
  for (const path of open) chmodSync(path, statSync(path).isDirectory() ? folderMode : fileMode);
  if (open.length === 0) return [];
  return [
    `Otras cuentas de este equipo podían leer DATA_DIR (${dataDir}): quedó solo para la tuya.`,
  ];
}

/** Also when it has gone: another process of the shop may end meanwhile. */
function isClosed(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found === undefined || (found.mode & othersBits) === 0;
}
