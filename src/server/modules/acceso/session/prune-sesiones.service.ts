import type { AppContext } from "../../../context.ts";
import { deleteSesionesBefore } from "./sesiones.queries.ts";

/** No token of these sessions is valid any more. */
export async function pruneSesiones({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<void> {
  await deleteSesionesBefore(db, clock.now());
}
