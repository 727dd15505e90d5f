import { queryOptions, useQueries } from "@tanstack/react-query";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";

export type Cover = { path: string | undefined; marcador: string };

const none: Cover = { path: undefined, marcador: "" };
/** A bound for long histories. */
const maxAsked = 24;

/** The pedido holds no pictures. Without an answer there is none: nothing waits for it. */
export function useCovers(ids: readonly number[]): (id: number) => Cover {
  const asked = [...new Set(ids)].slice(0, maxAsked);
  const answers = useQueries({ queries: asked.map(coverQuery) }, queryClient());
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
