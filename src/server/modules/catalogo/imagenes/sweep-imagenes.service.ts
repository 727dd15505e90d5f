import { batches } from "../../../batches.ts";
import type { AppContext, SweepStop } from "../../../context.ts";
import { days } from "../../../time/clock.ts";
import { keepMs, type PictureCensus, pictureBatch, takeCensus } from "./picture-census.ts";
import { deleteRetiredImagenes, selectShownImagenes } from "./producto-imagenes.queries.ts";
import { ensureTiendaClave } from "./tienda-clave.queries.ts";

/** How long a picture can come back. */
const graceMs = days(7);
const maxOrphans = 20;
const maxOrphanShare = 0.1;

type SweepContext = Pick<AppContext, "db" | "images" | "clock" | "log" | "recordSweep">;

type SweepOptions = {
  /** A person has looked at how many there are. */
  isBounded?: boolean;
};

const stopSentences: Record<SweepStop, string> = {
  other_shop: "the pictures belong to another shop than the database: none is removed",
  unknown_origin: "the pictures are of no known shop and do not fit the database: none is removed",
  too_many: "more pictures without a producto than a sweep may remove: none is removed",
};

/**
 * Moves pictures without a producto to the papelera and empties that after a week. Removes nothing
 * unless store and database are of one shop. Idempotent, so safe in many processes. Answers how
 * many it moved.
 */
export async function sweepImagenes(
  ctx: SweepContext,
  { isBounded = true }: SweepOptions = {},
): Promise<number> {
  const until = ctx.clock.now() - keepMs;
  const census = await takeCensus(ctx, until);
  const orphans = census.orphans.length;
  const stop = await findStop(ctx, { census, isBounded });
  if (stop !== null) {
    ctx.recordSweep({ stop, orphans, discarded: null });
    ctx.log.error({ reason: stop, orphans, pictures: census.total }, stopSentences[stop]);
    return 0;
  }
  const discarded = await tidyPapelera(ctx);
  for (const name of census.leftovers) await ctx.images.remove(name);
  const gone = [...census.orphans, ...census.retired];
  for (const name of gone) await ctx.images.papelera.put(name, ctx.clock.now());
  await deleteRetiredImagenes(ctx.db, until);
  ctx.recordSweep({ stop, orphans: 0, discarded: discarded + gone.length });
  ctx.log.info({ removed: gone.length }, "pictures without a producto moved to the papelera");
  return gone.length + census.leftovers.length;
}

async function findStop(
  ctx: SweepContext,
  { census, isBounded }: { census: PictureCensus; isBounded: boolean },
): Promise<SweepStop | null> {
  const isWithin = census.orphans.length <= boundOf(census);
  const clave = await ensureTiendaClave(ctx.db, ctx.clock.now());
  const mark = await ctx.images.readMark();
  if (mark === null) {
    // A store of before the mark, or a new one: a database that knows nearly all of its pictures
    // owns it.
    const isFitting = census.known > 0 && census.total - census.known <= boundOf(census);
    if (census.total > 0 && !isFitting) return "unknown_origin";
    await ctx.images.writeMark(clave);
    ctx.log.info({ pictures: census.total }, "the pictures are marked as this shop's");
  } else if (mark !== clave) return "other_shop";
  return isWithin || !isBounded ? null : "too_many";
}

/** Pictures that one sweep may take away although no one took them off a producto. */
function boundOf({ total }: PictureCensus): number {
  return Math.min(maxOrphans, Math.ceil(total * maxOrphanShare));
}

/** Brings back what a producto shows again. Answers how many stay. */
async function tidyPapelera(ctx: SweepContext): Promise<number> {
  const until = ctx.clock.now() - graceMs;
  // Listed first: the loop removes what it lists.
  const entries: { name: string; savedAt: number }[] = [];
  for await (const entry of ctx.images.papelera.list()) entries.push(entry);
  let left = 0;
  for await (const part of batches(entries, pictureBatch)) {
    const shown = await selectShownImagenes(
      ctx.db,
      part.map(({ name }) => name),
    );
    for (const { name, savedAt } of part) {
      const isBack = shown.has(name) && (await ctx.images.papelera.restore(name));
      if (isBack) ctx.log.warn({ imagen: name }, "a picture of the papelera is shown again");
      else if (savedAt <= until) await ctx.images.papelera.remove(name);
      else left += 1;
    }
  }
  return left;
}

/** Facts for a person who decides. */
export async function inspectImagenes(ctx: SweepContext) {
  const { total, orphans, retired } = await takeCensus(ctx, ctx.clock.now() - keepMs);
  const clave = await ensureTiendaClave(ctx.db, ctx.clock.now());
  let discarded = 0;
  for await (const _ of ctx.images.papelera.list()) discarded += 1;
  return { total, orphans: orphans.length, retired: retired.length, discarded, clave };
}

/** A person says that these pictures are this database's. */
export async function adoptImagenes({ db, images, clock }: SweepContext): Promise<void> {
  await images.writeMark(await ensureTiendaClave(db, clock.now()));
}
