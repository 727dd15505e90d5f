import type { MetaDescriptor } from "react-router";
import { layoutCopy } from "#web/copy/layout.ts";
import type { RootData } from "./root-data.ts";

type Match = { id: string; loaderData?: unknown } | undefined;

export type PageMeta = {
  matches: readonly Match[];
  /** Without the shop's name; null for the home page, which is the shop itself. */
  title: string | null;
  description?: string;
  /** Path and query under which this page shall be found; none for pages not to be found. */
  path?: string;
  /** Path of a picture for previews. */
  imagen?: string | undefined;
  type?: "website" | "product";
};

/** Title, canonical address and preview of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { matches, title, description, path, imagen, type = "website" } = page;
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  const nombre = root?.tienda?.nombre ?? layoutCopy.fallbackName;
  const url = root?.tienda?.url ?? "";
  const fullTitle = title === null ? `${nombre} · ${lemaOf(root)}` : `${title} · ${nombre}`;
  const descriptors: MetaDescriptor[] = [
    { title: fullTitle },
    { property: "og:title", content: title ?? nombre },
    { property: "og:site_name", content: nombre },
    { property: "og:locale", content: "es_CL" },
    { property: "og:type", content: type },
  ];
  if (description) {
    descriptors.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  }
  if (imagen) descriptors.push({ property: "og:image", content: `${url}${imagen}` });
  if (path === undefined) return [...descriptors, { name: "robots", content: "noindex" }];
  return [
    ...descriptors,
    { tagName: "link", rel: "canonical", href: `${url}${path}` },
    { property: "og:url", content: `${url}${path}` },
  ];
}

function lemaOf(root: RootData | undefined): string {
  return root?.tienda?.lema ?? layoutCopy.fallbackTagline;
}
