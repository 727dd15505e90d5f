import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const stampFile = "build/stamp";
const inputs = [
  "src/web/**/*",
  "src/contract/**/*",
  "public/**/*",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
  "rig/demo/build-pages.ts",
  "scripts/licences/{bundled-packages,check-bundle}.ts",
  "scripts/browsers/oldest-browsers.ts",
  "package.json",
];

/** Builds unless the sources are unchanged; answers whether it built. */
export function buildPages({ quiet }: { quiet: boolean }): boolean {
  const stamp = hashInputs();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  rmSync(stampFile, { force: true });
  const cli = join("node_modules", "@react-router", "dev", "bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "build"], {
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) {
    throw new Error(`No se pudieron construir las páginas.\n${stdout ?? ""}${stderr ?? ""}`);
  }
  compressAssets();
  writeFileSync(stampFile, stamp);
  return true;
}

function compressAssets(): void {
  for (const file of globSync("build/client/assets/*.{js,css}")) {
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

function hashInputs(): string {
  const hash = createHash("sha256");
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
