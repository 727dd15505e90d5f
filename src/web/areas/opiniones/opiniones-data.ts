import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ApiResult, BodyOf } from "#contract/client.ts";
import type { OwnOpinion } from "#contract/schemas/opiniones.ts";
import { api } from "#web/app/api/api.ts";
import { unwrap } from "#web/app/api/api-error.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";

export type OpinionesView =
  | { status: "loading" }
  | { status: "error"; retry: () => void }
  | { status: "ready"; opiniones: readonly OwnOpinion[] };

/** What the person logged in said so far. */
export function useOwnOpiniones(): OpinionesView {
  const session = useSession();
  const query = useQuery(opinionesQuery(session.status === "user" ? session.id : ""), queryClient);
  if (query.data) return { status: "ready", opiniones: query.data };
  if (query.isError && !query.isFetching)
    return { status: "error", retry: () => void query.refetch() };
  return { status: "loading" };
}

function opinionesQuery(userId: string) {
  return queryOptions({
    queryKey: ["listOpiniones", userId],
    queryFn: async ({ signal }) => unwrap(await api("listOpiniones", { signal })),
    enabled: userId !== "",
  });
}

/** Gives an opinion or changes the one that stands. */
export async function saveOpinion(body: BodyOf<"saveOpinion">): Promise<ApiResult<"saveOpinion">> {
  const result = await api("saveOpinion", { body });
  if (result.ok) void queryClient.invalidateQueries({ queryKey: ["listOpiniones"] });
  return result;
}
