import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";

/** The newest first, read again at each visit. */
export function useOwnPedidos() {
  return useOwn("listPedidos", { freshMs: 0 });
}
