import * as z from "zod/mini";

const TallySchema = z.record(
  z.string(),
  z.strictObject({ rows: z.int(), sums: z.record(z.string(), z.string()) }),
);

const FileSchema = z.strictObject({ bytes: z.int(), sha256: z.string() });

export const manifestFile = "manifiesto.json";
export const settingsFile = "ajustes.env";
export const databaseFiles = { sqlite: "base.sqlite", postgres: "base.dump" } as const;
export const picturesFolder = "imagenes";

/** Contents of a copy: it names every other file. */
export const ManifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  version: z.string(),
  commit: z.nullable(z.string()),
  /** The demo's secrets are published, so its copies hold them. */
  mode: z.enum(["demo", "production"]),
  engine: z.enum(["sqlite", "postgres"]),
  /** The newest migration. */
  level: z.string(),
  /** Which shop it is of. */
  clave: z.nullable(z.string()),
  tables: TallySchema,
  pictures: z.int(),
  /** Absent in copies of before there were any. */
  archivos: z.optional(z.int()),
  hasSecrets: z.boolean(),
  files: z.record(z.string(), FileSchema),
});

export type Manifest = z.infer<typeof ManifestSchema>;
