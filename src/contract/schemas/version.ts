import * as z from "zod/mini";

/** Most that PostgreSQL's `integer` takes. */
const maxVersion = 2_147_483_647;

/** The version that a caller loaded; `error` is the sentence for what cannot be one. */
export function versionField(error: string) {
  return z.int({ error }).check(z.gte(0, error), z.lte(maxVersion, error));
}
