import type { Tally } from "./tally.ts";

/** What one consistent look at a database says. */
export type DatabaseSummary = {
  engine: "sqlite" | "postgres";
  level: string;
  clave: string | null;
  tables: Tally;
  /** Every picture that a producto shows. */
  pictures: string[];
};

/** A fault that a person can mend: one Spanish sentence. */
export class CopyError extends Error {}
