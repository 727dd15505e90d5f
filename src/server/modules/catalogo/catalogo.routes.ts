import type { ProductosQuery } from "#contract/catalogo.ts";
import type { Handlers } from "../../http/bind.ts";
import { selectCategoriasActivas } from "./catalogo.queries.ts";
import {
  describeTienda,
  getProducto,
  listProductos,
  type ProductosPage,
} from "./catalogo.service.ts";

export const catalogoRoutes: Handlers<
  | "getTienda"
  | "listProductos"
  | "getProducto"
  | "listDestacados"
  | "listTodosProductos"
  | "listCategorias"
> = {
  async getTienda({ ctx }) {
    return { answer: await describeTienda(ctx.db, ctx.config) };
  },
  async listProductos({ ctx, query }) {
    return toList(await listProductos(ctx.db, query, { activos: true, destacados: false }), query);
  },
  async listDestacados({ ctx, query }) {
    return toList(await listProductos(ctx.db, query, { activos: true, destacados: true }), query);
  },
  async listTodosProductos({ ctx, query }) {
    const destacados = query.destacados === true;
    return toList(await listProductos(ctx.db, query, { activos: false, destacados }), query);
  },
  async getProducto({ ctx, query, session }) {
    const includeInactive = session?.rol === "admin";
    return { answer: await getProducto(ctx.db, query.id, { includeInactive }) };
  },
  async listCategorias({ ctx }) {
    return { answer: await selectCategoriasActivas(ctx.db) };
  },
};

function toList(page: ProductosPage, query: ProductosQuery) {
  const link = linkHeader(page, query);
  return {
    answer: page.productos,
    headers: { "x-total-count": String(page.total), ...(link === "" ? {} : { link }) },
  };
}

/** First, previous, next and last page (RFC 8288). */
function linkHeader({ total, pagina, por_pagina }: ProductosPage, query: ProductosQuery): string {
  const last = Math.max(1, Math.ceil(total / por_pagina));
  const pages: [string, number][] = [["first", 1]];
  if (pagina > 1) pages.push(["prev", Math.min(pagina - 1, last)]);
  if (pagina < last) pages.push(["next", pagina + 1]);
  pages.push(["last", last]);
  return pages
    .map(([rel, target]) => {
      const params = new URLSearchParams();
      for (const [key, value] of Object.entries({ ...query, pagina: target, por_pagina })) {
        if (value !== undefined) params.set(key, String(value));
      }
      return `</api/endpoints/productos.php?${params}>; rel="${rel}"`;
    })
    .join(", ");
}
