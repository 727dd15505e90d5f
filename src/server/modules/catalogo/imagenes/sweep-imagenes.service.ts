import { days } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import {
  deleteRetiredImagenes,
  selectRetiredImagenes,
  selectShownImagenes,
} from "./producto-imagenes.queries.ts";

/** A picture without a producto stays this long: a save may be under way, an old page may show it. */
const keepMs = days(1);
const batch = 200;

/**
 * Removes kept pictures that no producto shows, and leftovers of broken savings, a day after they
 * were saved or taken off. Safe in many processes: removing twice is no error. Answers how many went.
 */
export async function sweepImagenes(ctx: AppContext): Promise<number> {
  const until = ctx.clock.now() - keepMs;
  let removed = 0;
  let names: string[] = [];
  for await (const { name, savedAt } of ctx.images.list()) {
    if (savedAt > until) continue;
    names.push(name);
    if (names.length < batch) continue;
    removed += await removeOrphans(ctx, names, until);
    names = [];
  }
  removed += await removeOrphans(ctx, names, until);
  await deleteRetiredImagenes(ctx.db, until);
  ctx.log.info({ removed }, "pictures without a producto removed");
  return removed;
}

async function removeOrphans(
  { db, images }: AppContext,
  names: string[],
  until: number,
): Promise<number> {
  const shown = await selectShownImagenes(db, names);
  const retired = await selectRetiredImagenes(db, names, until);
  const orphans = names.filter((name) => !shown.has(name) && !retired.has(name));
  for (const name of orphans) await images.remove(name);
  return orphans.length;
}
