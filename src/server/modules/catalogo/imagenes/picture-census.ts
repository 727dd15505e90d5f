import { batches } from "../../../batches.ts";
import type { AppContext } from "../../../context.ts";
import { days } from "../../../time/clock.ts";
import { selectRetiredImagenes, selectShownImagenes } from "./producto-imagenes.queries.ts";

/** A picture without a producto may be part of a running save, or of a cached page. */
export const keepMs = days(1);
/** Names in one statement. */
export const pictureBatch = 200;

/** Pictures of the store, by what the database says of them. */
export type PictureCensus = {
  /** Pictures, whatever their age. */
  total: number;
  /** Shown by a producto, or taken off by a person. */
  known: number;
  /** Taken off a producto more than a day ago. */
  retired: string[];
  /** Older than a day, and the database has never heard of them. */
  orphans: string[];
  /** Older than a day, of broken saves: no pictures. */
  leftovers: string[];
};

type StoredPicture = { name: string; savedAt: number };

type CensusContext = Pick<AppContext, "db" | "images">;

/** `until`: what is younger is counted and left out of the lists. */
export async function takeCensus(ctx: CensusContext, until: number): Promise<PictureCensus> {
  const census: PictureCensus = { total: 0, known: 0, retired: [], orphans: [], leftovers: [] };
  for await (const stored of batches(ctx.images.list(), pictureBatch))
    await addBatch(ctx, census, { stored, until });
  return census;
}

async function addBatch(
  { db }: CensusContext,
  census: PictureCensus,
  { stored, until }: { stored: StoredPicture[]; until: number },
): Promise<void> {
  const leftovers = stored.filter(({ name }) => name.startsWith("."));
  const pictures = stored.filter(({ name }) => !name.startsWith("."));
  census.leftovers.push(
    ...leftovers.filter(({ savedAt }) => savedAt <= until).map(({ name }) => name),
  );
  census.total += pictures.length;
  const names = pictures.map(({ name }) => name);
  const recent = new Set(pictures.flatMap(({ name, savedAt }) => (savedAt > until ? [name] : [])));
  const shown = await selectShownImagenes(db, names);
  const others = names.filter((name) => !shown.has(name));
  const retired = await selectRetiredImagenes(db, { nombres: others, since: 0 });
  const young = await selectRetiredImagenes(db, { nombres: others, since: until });
  census.known += shown.size + retired.size;
  const old = others.filter((name) => !recent.has(name));
  census.retired.push(...old.filter((name) => retired.has(name) && !young.has(name)));
  census.orphans.push(...old.filter((name) => !retired.has(name)));
}
