import { fold } from "#contract/values/fold.ts";

const maxSlugLength = 80;

/** "" when nothing of it can stand in an address. */
export function slugify(nombre: string): string {
  return trimDashes(
    fold(nombre)
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, maxSlugLength),
  );
}

/** `base`, `base-2`, `base-3` … */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number++) {
    const ending = `-${number}`;
    slug = trimDashes(base.slice(0, maxSlugLength - ending.length)) + ending;
  }
  return slug;
}

function trimDashes(text: string): string {
  return text.replace(/^-+|-+$/g, "");
}
