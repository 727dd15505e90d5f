import { days } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import {
  deleteRetiredImagenes,
  selectRetiredImagenes,
  selectShownImagenes,
} from "./producto-imagenes.queries.ts";

/** A picture without a producto may be part of a running save, or of a cached page. */
const keepMs = days(1);
const batch = 200;

/** Removes pictures without a producto. Idempotent, so safe in many processes. Answers how many. */
export async function sweepImagenes(ctx: AppContext): Promise<number> {
  const until = ctx.clock.now() - keepMs;
  let removed = 0;
  let names: string[] = [];
  for await (const { name, savedAt } of ctx.images.list()) {
    if (savedAt > until) continue;
    names.push(name);
    if (names.length < batch) continue;
    removed += await removeOrphans(ctx, { names, until });
    names = [];
  }
  removed += await removeOrphans(ctx, { names, until });
  await deleteRetiredImagenes(ctx.db, until);
  ctx.log.info({ removed }, "pictures without a producto removed");
  return removed;
}

async function removeOrphans(
  { db, images }: AppContext,
  { names, until }: { names: string[]; until: number },
): Promise<number> {
  const shown = await selectShownImagenes(db, names);
  const retired = await selectRetiredImagenes(db, { nombres: names, since: until });
  const orphans = names.filter((name) => !shown.has(name) && !retired.has(name));
  for (const name of orphans) await images.remove(name);
  return orphans.length;
}
