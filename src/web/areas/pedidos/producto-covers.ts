import { queryOptions, useQueries } from "@tanstack/react-query";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";

/** The cover of a producto, as far as there is one. */
export type Cover = { path: string | undefined; marcador: string };

const none: Cover = { path: undefined, marcador: "" };
/** More are asked for when there is something to ask for: a history may be long. */
const maxAsked = 24;

/**
 * The covers of what was bought; the pedido itself does not keep them. A producto that is no longer
 * sold, or not answered for, has none: nothing waits for a picture.
 */
export function useCovers(ids: readonly number[]): (id: number) => Cover {
  const asked = [...new Set(ids)].slice(0, maxAsked);
  const answers = useQueries({ queries: asked.map(coverQuery) }, queryClient);
  return (id) => answers[asked.indexOf(id)]?.data ?? none;
}

function coverQuery(id: number) {
  return queryOptions({
    queryKey: ["cover", id],
    queryFn: async ({ signal }): Promise<Cover> => {
      const answer = await api("getProducto", { query: { id: String(id) }, signal });
      const { imagenes, marcador } = unwrap(answer);
      return { path: imagenes[0], marcador };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
