import type { Transport } from "#contract/client.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import type { Pages } from "#server/http/pages/pages.ts";

/** Pages that are the text of the answers which the real pages ask for, and a list of what was rendered. */
export function createPageStage() {
  const rendered: string[] = [];
  let ask: Transport | undefined;
  const pages: Pages = {
    inlineTexts: { scripts: [], styles: [] },
    clientDir: null,
    render: async ({ url }, { transport }) => {
      const { pathname, search } = new URL(url);
      rendered.push(pathname + search);
      ask = transport;
      return new Response(await compose(transport, pathname + search));
    },
  };
  return {
    pages,
    rendered,
    async read(shop: TestShop, path: string): Promise<string> {
      return (await fetch(shop.url + path)).text();
    },
    /** Result of a render now. */
    async readUncached(path: string): Promise<string> {
      if (!ask) throw new Error("no page was rendered yet");
      return compose(ask, path);
    },
  };
}

async function compose(transport: Transport, target: string): Promise<string> {
  const { pathname, searchParams } = new URL(target, "http://shop.test");
  const send = (operation: string, query: Record<string, string> = {}, rowsOnly = false) =>
    transport({ operation, query, rowsOnly } as never);
  const call = async (operation: string, query: Record<string, string> = {}) =>
    (await send(operation, query, true)).body;
  const list = async (query: Record<string, string>) => {
    const { body, headers } = await send("listProductos", query);
    return { body, total: headers["x-total-count"] };
  };
  // Every page asks for it; the number of sales is the home page's only.
  await call("getTienda");
  const answers: unknown[] = [await call("listCategorias", { con_productos: "true" })];
  const [, kind, name = ""] = pathname.split("/");
  if (kind === "") answers.push(await call("listDestacados", { destacados: "true" }));
  if (kind === "tienda") answers.push(await list(Object.fromEntries(searchParams)));
  if (kind === "categoria") answers.push(await list({ categoria: name }));
  if (kind === "producto") {
    const producto = await call("getProducto", { id: name });
    const { categoria_slug: categoria } = producto as { categoria_slug?: string };
    answers.push(producto);
    // The shelf does not say how many there are.
    if (categoria) answers.push(await call("listProductos", { categoria, por_pagina: "1" }));
  }
  return JSON.stringify(answers);
}
