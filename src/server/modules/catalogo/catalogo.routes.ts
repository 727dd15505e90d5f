import { routes } from "#contract/routes.ts";
import type { ProductosAdminQuery } from "#contract/schemas/productos-admin.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { selectActiveCategorias } from "./catalogo.queries.ts";
import {
  describeTienda,
  getProducto,
  listProductos,
  type ProductosList,
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
    const only = { isPublic: true, onlyDestacados: false };
    return toList(await listProductos(ctx.db, { query, ...only }), query);
  },
  async listDestacados({ ctx, query }) {
    const only = { isPublic: true, onlyDestacados: true };
    return toList(await listProductos(ctx.db, { query, ...only }), query);
  },
  async listAllProductos({ ctx, query }) {
    const only = { isPublic: false, onlyDestacados: query.destacados === true };
    return toList(await listProductos(ctx.db, { query, ...only }), query);
  },
  async getProducto({ ctx, query, session }) {
    const includeInactive = session?.rol === "admin";
    const { units } = ctx.config;
    return { answer: await getProducto(ctx.db, { id: query.id, includeInactive, units }) };
  },
  async listCategorias({ ctx }) {
    return { answer: await selectActiveCategorias(ctx.db) };
  },
};

function toList({ productos, ...count }: ProductosList, query: ProductosAdminQuery) {
  const { path } = routes.listProductos;
  return { answer: productos, headers: pageHeaders({ path, query, ...count }) };
}
