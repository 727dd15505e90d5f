import type { MigrationResultSet } from "kysely/migration";
import { summarizeError } from "../log-error.ts";

const newerDatabase = /previously executed migration (\S+) is missing/;
export const insufficientPrivilege = "42501";

/** For who starts the shop: which migration, and what to do. Both engines have rolled a failed one back. */
export function explainMigration({ error, results }: MigrationResultSet): unknown {
  const { message = "", code } = (error ?? {}) as { message?: string; code?: string };
  const [, newer] = newerDatabase.exec(message) ?? [];
  if (newer !== undefined) {
    return new Error(
      `la base es de una versión más nueva de la tienda (migración ${newer}): usa esa versión, o restaura una copia de antes.`,
    );
  }
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  // The start has a sentence of its own for an account that may not migrate.
  if (failed === undefined || code === insufficientPrivilege) return error;
  return new Error(`la migración ${failed} falló y se deshizo: ${summarizeError(error)}`, {
    cause: error,
  });
}
