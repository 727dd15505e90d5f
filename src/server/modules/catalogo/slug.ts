import { maxSlugLength, trimDashes } from "#contract/values/producto/slugify.ts";

/** `base`, `base-2`, `base-3` … */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number++) {
    const ending = `-${number}`;
    slug = trimDashes(base.slice(0, maxSlugLength - ending.length)) + ending;
  }
  return slug;
}
