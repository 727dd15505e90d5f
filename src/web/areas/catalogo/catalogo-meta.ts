import type { MetaDescriptor } from "react-router";
import type { Categoria } from "#contract/schemas/catalogo.ts";
import { type CatalogoFilters, catalogoSearch } from "#contract/values/producto/catalogo-url.ts";
import { imagenSrcset } from "#contract/values/producto/imagenes.ts";
import { breadcrumbsJsonLd } from "#web/app/page/json-ld.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { type PageMeta, pageMeta, tiendaOf } from "#web/app/page/page-meta.ts";
import { picturePreload } from "#web/app/page/picture-preload.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { catalogoCopy, categoriaLead } from "./catalogo.copy.ts";
import { countActive } from "./filters/scope.ts";
import type { CatalogoResult } from "./load-catalogo.ts";
import { besideSizes, eagerCards } from "./producto-grid.tsx";

type Matches = PageMeta["matches"];
type Listed = { matches: Matches; filters: CatalogoFilters };

/**
 * docs/reglas.md 34: filtered by categoria, a list is canonical at the categoria's page. An unknown
 * categoria is noindex.
 */
export function tiendaMeta(
  { matches, filters }: Listed,
  categorias: readonly Categoria[],
): MetaDescriptor[] {
  const title = metaCopy.tienda;
  if (filters.categoria === "") {
    return listMeta({
      matches,
      filters,
      title,
      description: catalogoCopy.description,
      path: "/tienda",
    });
  }
  const categoria = categorias.find(({ slug }) => slug === filters.categoria);
  return categoria ? categoriaMeta({ matches, filters }, categoria) : pageMeta({ matches, title });
}

export function categoriaMeta(
  { matches, filters }: Listed,
  categoria: Categoria,
): MetaDescriptor[] {
  const path = `/categoria/${categoria.slug}`;
  const crumbs = [
    { text: siteCopy.home, to: "/" },
    { text: siteCopy.tienda, to: "/tienda" },
    { text: categoria.nombre, to: path },
  ];
  return [
    ...listMeta({
      matches,
      filters,
      title: metaCopy.categoria(categoria.nombre),
      description: metaCopy.categoriaDescription(categoriaLead(categoria)),
      path,
    }),
    breadcrumbsJsonLd(crumbs, tiendaOf(matches).url),
  ];
}

/** For the cards in view at once. */
export function preloadCovers(result: CatalogoResult): MetaDescriptor[] {
  if (result.status === "error") return [];
  return result.productos
    .slice(0, eagerCards)
    .flatMap(({ imagenes: [cover] }) =>
      cover ? [picturePreload({ srcSet: imagenSrcset(cover, "avif"), sizes: besideSizes })] : [],
    );
}

/** docs/reglas.md 34 */
function listMeta(
  list: Listed & { title: string; description: string; path: string },
): MetaDescriptor[] {
  const { matches, title, description, path } = list;
  const { q, orden, pagina } = list.filters;
  if (q !== "") return pageMeta({ matches, title: metaCopy.search(q) });
  if (countActive({ ...list.filters, categoria: "" }) > 0) return pageMeta({ matches, title });
  if (pagina === 1 || orden !== "recientes") return pageMeta({ matches, title, description, path });
  return pageMeta({
    matches,
    title: metaCopy.page(title, pagina),
    description: metaCopy.pageDescription(description, pagina),
    path: path + catalogoSearch({ pagina }),
  });
}
