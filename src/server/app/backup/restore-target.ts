import type { Db } from "../../db/database.ts";
import type { Copy } from "./read-copy.ts";

export type DatabaseTarget = {
  /** Throws an OperatorError when a shop runs on it, or one is there that may not be replaced. */
  check: (isReplacing: boolean) => Promise<void>;
  /**
   * `prepare` gets the restored database, migrated, whose rows agreed with the manifest. Answers where the old
   * database is now; null when there was none.
   */
  restore: (
    copy: Copy,
    options: { stamp: string; prepare: (db: Db) => Promise<void> },
  ) => Promise<string | null>;
};
