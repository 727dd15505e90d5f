import type { Updateable } from "kysely";
import type { Schema } from "../schema/schema.ts";
import type { PersonalColumn } from "./personal-column.ts";
import { personalData } from "./personal-data.ts";

/** The fixed values of an erased row; what is `coded` is not among them. */
export function erasedValues<T extends keyof Schema>(
  table: T,
  usuarioId: number,
): Updateable<Schema[T]> {
  const columns: Record<string, "impersonal" | PersonalColumn> = personalData[table];
  const values: Record<string, string | null> = {};
  for (const [name, column] of Object.entries(columns)) {
    if (column === "impersonal" || column.erasure.act !== "blank") continue;
    const { to } = column.erasure;
    values[name] = to === null ? null : to(usuarioId);
  }
  return values as Updateable<Schema[T]>;
}
