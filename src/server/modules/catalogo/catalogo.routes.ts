import { routes } from "#contract/routes.ts";
import type { AnyProductosQuery } from "#contract/schemas/productos-admin.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { pageHeaders } from "../../http/api/list-headers.ts";
import { selectActiveCategorias } from "./catalogo.queries.ts";
import {
  describeTienda,
  getProducto,
  listProductos,
  type ProductosList,
} from "./catalogo.service.ts";
import { listFacetas } from "./facetas/facetas.service.ts";
import type { Busqueda } from "./search/search.service.ts";

export const catalogoRoutes: Handlers<
  | "getTienda"
  | "listProductos"
  | "getProducto"
  | "listFacetas"
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
  async listFacetas({ ctx, query }) {
    return { answer: await listFacetas(ctx.db, query) };
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
  async listCategorias({ ctx, query }) {
    const onlyFilled = query.con_productos !== undefined;
    return { answer: await selectActiveCategorias(ctx.db, { onlyFilled }) };
  },
};

function toList({ productos, busqueda, ...count }: ProductosList, query: AnyProductosQuery) {
  const { path } = routes.listProductos;
  const headers = pageHeaders({ path, query, ...count });
  return { answer: productos, headers: { ...headers, ...(busqueda && searchHeaders(busqueda)) } };
}

/** The answer stays a list: what of the search was found is told beside it. */
function searchHeaders({ encontrado, palabras, enTienda }: Busqueda): Record<string, string> {
  return {
    "x-busqueda": encontrado,
    ...(palabras.length > 0 && { "x-busqueda-palabras": encodeURIComponent(palabras.join(" ")) }),
    ...(enTienda > 0 && { "x-busqueda-tienda": String(enTienda) }),
  };
}
