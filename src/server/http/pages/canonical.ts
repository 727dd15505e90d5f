import type { FastifyReply } from "fastify";
import { classifyPage, readPath } from "#contract/pages.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { slugify } from "#contract/values/producto/slugify.ts";
import { isDatabaseAway } from "../../db/away.ts";
import type { CachedResponse } from "../cache/compress.ts";

type Asked = {
  url: URL;
  /** The address without the nombre: the key of the page. */
  asked: string;
  response: CachedResponse;
};

type Found = {
  /** The address that this answer belongs to; null when it has no nombre. */
  canonical: string | null;
  /** Where the page stands instead. */
  moved: string | null;
};

/**
 * A producto is one page under its id, whatever nombre the address has: another nombre than the
 * present one moves, and makes no page (docs/reglas.md 159).
 */
export async function findCanonical(
  { url, asked, response }: Asked,
  { findPublicNombre }: { findPublicNombre: (id: number) => Promise<string | null> },
): Promise<Found> {
  const path = readPath(url.pathname);
  if (response.canonical === null || path === asked) return { canonical: null, moved: null };
  if (path === response.canonical) return { canonical: path, moved: null };
  // Two processes may show two nombres for half a second: they must not send a visitor to and fro.
  const current = await readCurrent(asked, findPublicNombre);
  return { canonical: path, moved: current === path ? null : current };
}

async function readCurrent(
  asked: string,
  findPublicNombre: (id: number) => Promise<string | null>,
): Promise<string | null> {
  const page = classifyPage(asked);
  if (page.kind !== "producto") return null;
  const id = Number(page.id);
  try {
    const nombre = await findPublicNombre(id);
    return nombre === null ? null : productoPath({ id, nombre });
  } catch (error) {
    // The kept page is served during an outage.
    if (isDatabaseAway(error)) return null;
    throw error;
  }
}

/** Where a categoria stands whose nombre was typed for its slug, as «decoración»; null when there is none. */
export async function findCategoriaPath(
  asked: string,
  { isPublicCategoria }: { isPublicCategoria: (slug: string) => Promise<boolean> },
): Promise<string | null> {
  const page = classifyPage(asked.split("?")[0] ?? "/");
  if (page.kind !== "categoria") return null;
  const slug = slugify(page.slug);
  const isThere = slug !== "" && slug !== page.slug && (await isPublicCategoria(slug));
  return isThere ? `/categoria/${slug}` : null;
}

/** Not kept by browsers: a producto may get its old nombre back, and two kept moves would be a loop. */
export function redirectForGood(reply: FastifyReply, path: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(path, 301);
}
