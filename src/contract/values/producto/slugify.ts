import { fold } from "../fold.ts";

export const maxSlugLength = 80;

/** Makes `[a-z0-9-]`, at most 80 letters; "" when nothing of it can stand in an address. */
export function slugify(nombre: string): string {
  return trimDashes(
    fold(nombre)
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, maxSlugLength),
  );
}

export function trimDashes(text: string): string {
  return text.replace(/^-+|-+$/g, "");
}
