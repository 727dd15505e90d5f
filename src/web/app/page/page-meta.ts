import type { MetaDescriptor, Register } from "react-router";
import { imagenPreview } from "#contract/values/producto/imagenes.ts";
import { metaCopy } from "./meta.copy.ts";
import type { RootData } from "./root-data.ts";
import { siteCopy } from "./site.copy.ts";

type Match = { id: string; loaderData?: unknown } | undefined;

/** A JPEG of 1200 × 630. */
export type PreviewImagen = { path: string; alt: string };

export type PageMeta = {
  matches: readonly Match[];
  /** Without the shop's name; null for the home page. */
  title: string | null;
  description?: string;
  /** The canonical path and query; absent means noindex. */
  path?: string;
  /** The shop's own by default. */
  imagen?: PreviewImagen | undefined;
  type?: "website" | "product";
};

const adminRoute: keyof Register["routeModules"] = "routes/admin/admin";

/** Search results cut longer titles. */
const maxTitle = 60;

/** Title, canonical address and preview of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { matches, title, description, path, type = "website" } = page;
  const { nombre, lema, url } = tiendaOf(matches);
  const isAdmin = matches.some((match) => match?.id === adminRoute);
  const ownTitle = isAdmin && title !== null ? metaCopy.admin(title) : title;
  const imagen = page.imagen ?? { path: "/og.jpg", alt: metaCopy.previewAlt(nombre) };
  return [
    { title: fullTitle(ownTitle, nombre, lema) },
    ...(description ? [{ name: "description", content: description }] : []),
    ...address(url, path),
    { property: "og:title", content: ownTitle ?? `${nombre} · ${lema}` },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:site_name", content: nombre },
    { property: "og:locale", content: "es_CL" },
    { property: "og:type", content: type },
    { property: "og:image", content: url + imagen.path },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(imagenPreview.width) },
    { property: "og:image:height", content: String(imagenPreview.height) },
    { property: "og:image:alt", content: imagen.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Has fallbacks for when the API did not answer. */
export function tiendaOf(matches: readonly Match[]) {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return {
    nombre: root?.tienda?.nombre ?? siteCopy.fallbackName,
    lema: root?.tienda?.lema ?? siteCopy.fallbackTagline,
    url: root?.tienda?.url ?? "",
  };
}

function fullTitle(title: string | null, nombre: string, lema: string): string {
  if (title === null) return `${nombre} · ${lema}`;
  const whole = `${title} · ${nombre}`;
  return whole.length <= maxTitle ? whole : title;
}

function address(url: string, path: string | undefined): MetaDescriptor[] {
  if (path === undefined) return [{ name: "robots", content: "noindex" }];
  return [
    { tagName: "link", rel: "canonical", href: url + path },
    { property: "og:url", content: url + path },
  ];
}
