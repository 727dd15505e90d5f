import { useQuery } from "@tanstack/react-query";
import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import { api } from "#web/app/api/api.ts";
import { queryClient } from "#web/areas/acceso/own-data/query-client.ts";

/** How the pedido is named to the API: an own one, or by the secret of a mail's link. */
export type PedidoKey = { pedido_id: string } | { enlace: string };

/** Data URLs; null while they are loaded. */
export function useFotosOf(of: PedidoKey, devolucionId: number) {
  const { data, isError } = useQuery(
    {
      queryKey: ["openDevolucionFotos", of, devolucionId] as const,
      queryFn: async () => {
        const body = { ...of, devolucion_id: devolucionId };
        const result = await api("openDevolucionFotos", { body });
        if (!result.ok)
          throw new Error(result.error ?? `status ${result.status}`, { cause: result });
        return result.data.fotos;
      },
    },
    queryClient(),
  );
  return { fotos: data ?? null, isFailed: isError };
}

export function useDevoluciones(of: PedidoKey) {
  const queryKey = ["openDevoluciones", of] as const;
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey,
      queryFn: async () => {
        const result = await api("openDevoluciones", { body: of });
        if (!result.ok)
          throw new Error(result.error ?? `status ${result.status}`, { cause: result });
        return result.data;
      },
    },
    queryClient(),
  );
  return {
    data,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
    show: (known: PedidoDevoluciones) => queryClient().setQueryData(queryKey, known),
  };
}
