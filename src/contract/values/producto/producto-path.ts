import { slugify } from "./slugify.ts";

/** The canonical address (docs/reglas.md 159); a nombre of signs only gives that of the id alone. */
export function productoPath({ id, nombre }: { id: number; nombre: string }): string {
  const slug = slugify(nombre);
  return slug === "" ? `/producto/${id}` : `/producto/${id}-${slug}`;
}

/**
 * `52-pudu` and `52-` without what stands behind the id. Anything else as it is: whether it is the
 * id of a row is for the reader.
 */
export function withoutSlug(segment: string): string {
  return /^(?<id>\d+)-/.exec(segment)?.groups?.id ?? segment;
}
