import type { MetaDescriptor } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { imagenPreviewPath, imagenSrcset } from "#contract/values/producto/imagenes.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { breadcrumbsJsonLd } from "#web/app/page/json-ld.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { type PageMeta, pageMeta, tiendaOf } from "#web/app/page/page-meta.ts";
import { picturePreload } from "#web/app/page/picture-preload.ts";
import type { RootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { mainPictureSizes } from "./gallery/main-picture.tsx";
import { productoJsonLd } from "./producto-json-ld.ts";

const maxDescription = 155;
/** Shorter ones are extended. */
const minDescription = 50;

export function productoMeta(
  matches: PageMeta["matches"],
  producto: ProductoDetalle,
): MetaDescriptor[] {
  const { nombre, precio, stock, imagenes } = producto;
  const tienda = tiendaOf(matches);
  const [cover] = imagenes;
  return [
    ...(cover
      ? [picturePreload({ srcSet: imagenSrcset(cover, "avif"), sizes: mainPictureSizes })]
      : []),
    ...pageMeta({
      matches,
      title: nombre,
      description: shortDescription(producto),
      path: productoPath(producto),
      imagen: cover ? { path: imagenPreviewPath(cover), alt: nombre } : undefined,
      type: "product",
    }),
    { property: "product:price:amount", content: String(precio) },
    { property: "product:price:currency", content: "CLP" },
    { property: "product:availability", content: stock > 0 ? "in stock" : "out of stock" },
    productoJsonLd(producto, { ...tienda, despacho_incluido: includedDespacho(matches) }),
    breadcrumbsJsonLd(crumbsOf(matches, producto), tienda.url),
  ];
}

/** For the HTML alone. */
function includedDespacho(matches: PageMeta["matches"]): Tienda["despacho_incluido"] {
  if (!import.meta.env.SSR) return null;
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  return root?.tienda?.despacho_incluido ?? null;
}

/** The first sentences, in whole words. */
export function shortDescription({ descripcion, nombre }: ProductoDetalle): string {
  const own = descripcion.replace(/\s+/g, " ").trim();
  const text = own.length < minDescription ? metaCopy.producto(own, nombre) : own;
  if (text.length <= maxDescription) return text;
  return `${text.slice(0, maxDescription).replace(/[\s,;:.]*\s\S*$/, "")}…`;
}

/** A retired categoria has no page. */
function crumbsOf(matches: PageMeta["matches"], producto: ProductoDetalle) {
  const { nombre, categoria_nombre, categoria_slug } = producto;
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  const isListed = root?.categorias.some(({ slug }) => slug === categoria_slug) ?? false;
  return [
    { text: siteCopy.home, to: "/" },
    { text: siteCopy.tienda, to: "/tienda" },
    ...(isListed ? [{ text: categoria_nombre, to: `/categoria/${categoria_slug}` }] : []),
    { text: nombre, to: productoPath(producto) },
  ];
}
