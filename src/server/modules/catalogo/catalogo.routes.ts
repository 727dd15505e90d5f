import type { ProductosAdminQuery } from "#contract/schemas/productos-admin.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
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
  | "listAllProductos"
  | "listCategorias"
> = {
  async getTienda({ ctx }) {
    return { answer: await describeTienda(ctx.db, ctx.config) };
  },
  async listProductos({ ctx, query }) {
    return toList(await listProductos(ctx.db, query, { publicos: true, destacados: false }), query);
  },
  async listDestacados({ ctx, query }) {
    return toList(await listProductos(ctx.db, query, { publicos: true, destacados: true }), query);
  },
  async listAllProductos({ ctx, query }) {
    const destacados = query.destacados === true;
    return toList(await listProductos(ctx.db, query, { publicos: false, destacados }), query);
  },
  async getProducto({ ctx, query, session }) {
    const includeInactive = session?.rol === "admin";
    return { answer: await getProducto(ctx.db, query.id, { includeInactive }) };
  },
  async listCategorias({ ctx }) {
    return { answer: await selectCategoriasActivas(ctx.db) };
  },
};

function toList({ productos, total }: ProductosPage, query: ProductosAdminQuery) {
  const headers = pageHeaders({ path: "/endpoints/productos.php", query, total });
  return { answer: productos, headers };
}
