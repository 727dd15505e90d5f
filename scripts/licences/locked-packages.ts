import * as z from "zod/mini";
import { bundledPackages } from "./bundled-packages.ts";

export type LockedPackage = {
  /** Its folder. */
  path: string;
  name: string;
  licence: string;
  /** In production, too. */
  isInstalled: boolean;
  /** In the pages that the build makes. */
  isBundled: boolean;
  hasIntegrity: boolean;
  hasInstallScript: boolean;
};

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.optional(z.string()),
      integrity: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      hasInstallScript: z.optional(z.boolean()),
      inBundle: z.optional(z.boolean()),
    }),
  ),
});

/** Their manifests name no licence, their files do. */
const licencesInFiles: ReadonlyMap<string, string> = new Map([["png-js", "MIT"]]);

/** All of package-lock.json but the shop itself; what stands in another's archive has its integrity. */
export function lockedPackages(lock: string): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, row]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return {
        path,
        name,
        licence: row.license ?? licencesInFiles.get(name) ?? "unknown",
        isInstalled: row.dev !== true,
        isBundled: bundledPackages.has(name),
        hasIntegrity: row.integrity !== undefined || row.inBundle === true,
        hasInstallScript: row.hasInstallScript === true,
      };
    });
}

/** Any other package is a tool, and is not handed on. */
export function isDelivered({ isInstalled, isBundled }: LockedPackage): boolean {
  return isInstalled || isBundled;
}
