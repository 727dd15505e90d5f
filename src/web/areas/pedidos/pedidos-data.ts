import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";

/** One's own pedidos, the newest first, read anew at each visit. */
export function useOwnPedidos() {
  return useOwn("listPedidos", { staleTime: 0 });
}
