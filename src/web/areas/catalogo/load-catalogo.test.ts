import { expect, test } from "vitest";
import { type ClientRequest, type ClientResponse, createClient } from "#contract/client.ts";
import type { FacetasAnswer } from "#contract/schemas/facetas.ts";
import { shopRoutes } from "#contract/shop-routes.ts";
import { catalogoSearch } from "#contract/values/producto/catalogo-url.ts";
import type { LoadArgs } from "#web/app/api/loaders.ts";
import { loadCategoria, loadTienda } from "./load-catalogo.ts";

const figuras = { id: 1, nombre: "Figuras", slug: "figuras" };

const facetas: FacetasAnswer = {
  de_busqueda: false,
  categorias: [],
  materiales: [],
  colores: [],
  precios: [],
  disponibles: 0,
  bien_evaluados: 0,
  total: 0,
};

type Case = {
  path: string;
  slug?: string;
  productos?: Partial<ClientResponse>;
  categorias?: Partial<ClientResponse>;
};

function argsOf({ path, slug, productos, categorias }: Case) {
  const requests: ClientRequest[] = [];
  const transport = async (request: ClientRequest): Promise<ClientResponse> => {
    requests.push(request);
    const ready = { status: 200, headers: { "x-total-count": "0" } };
    if (request.operation === "listFacetas") return { ...ready, body: facetas };
    return request.operation === "listCategorias"
      ? { ...ready, body: [figuras], ...categorias }
      : { ...ready, body: [], ...productos };
  };
  const args: LoadArgs = {
    api: createClient(transport, shopRoutes),
    params: { slug },
    url: new URL(path, "http://tienda.test"),
    signal: new AbortController().signal,
  };
  return { args, requests };
}

/** A loader throws to leave the page, e.g. a redirect. */
async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

test("the address's filters go to the API, defaults of the shop included", async () => {
  const { args, requests } = argsOf({ path: "/tienda?q=pudú&categoria=figuras&pagina=x" });
  const { data } = await loadTienda(args);
  expect(requests[0]?.query).toEqual({
    q: "pudú",
    categoria: "figuras",
    orden: "relevancia",
    pagina: "1",
    por_pagina: "24",
  });
  expect(data.result).toEqual({
    status: "ready",
    productos: [],
    total: 0,
    hasMore: false,
    facetas,
  });
});

test("prices of an address are whole thousands, the lower one first", async () => {
  const { args, requests } = argsOf({
    path: "/tienda?precio_min=$20.000&precio_max=10010&disponible=true",
  });
  await loadTienda(args);
  const query = { precio_min: "11000", precio_max: "20000", disponible: "true" };
  expect(requests.find(({ operation }) => operation === "listFacetas")?.query).toEqual(query);
});

test("wrong values of filters filter nothing", async () => {
  const { args } = argsOf({
    path: "/tienda?precio_min=-5&precio_max=caro&material=%00&disponible=1&estrellas=9",
  });
  const { data } = await loadTienda(args);
  expect(catalogoSearch(data.filters)).toBe("");
});

test("a failure is shown in the page and has a status that is not cached", async () => {
  const { args } = argsOf({ path: "/tienda", productos: { status: 503, body: {} } });
  const { data, init } = await loadTienda(args);
  expect(data.result).toEqual({ status: "error" });
  expect(init?.status).toBe(503);
});

test("a page beyond the last leads to the last", async () => {
  const { args } = argsOf({
    path: "/tienda?q=a&pagina=9",
    productos: { headers: { "x-total-count": "30" } },
  });
  const thrown = await thrownBy(loadTienda(args));
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get("location")).toBe("/tienda?q=a&pagina=2");
});

test("an unknown categoria is a missing page", async () => {
  const { args } = argsOf({ path: "/categoria/nada", slug: "nada" });
  expect(await thrownBy(loadCategoria(args))).toMatchObject({ init: { status: 404 } });
});

test("on a categoria's page the path decides, whatever the query says", async () => {
  const { args, requests } = argsOf({
    path: "/categoria/figuras?categoria=gamer",
    slug: "figuras",
  });
  const { data } = await loadCategoria(args);
  const list = requests.find(({ operation }) => operation === "listProductos");
  expect(list?.query.categoria).toBe("figuras");
  expect(data).toMatchObject({ categoria: figuras, filters: { categoria: "" } });
});
