import * as z from "zod/mini";

export type LockedPackage = {
  name: string;
  licence: string;
  isDev: boolean;
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

/** All of package-lock.json but the shop itself; what stands in another's archive has its integrity. */
export function lockedPackages(lock: string): LockedPackage[] {
  const { packages } = lockSchema.parse(JSON.parse(lock));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, row]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      licence: row.license ?? "unknown",
      isDev: row.dev === true,
      hasIntegrity: row.integrity !== undefined || row.inBundle === true,
      hasInstallScript: row.hasInstallScript === true,
    }));
}
