import type { Config } from "./config.ts";
import type { TiendaConfig } from "./tienda-config.ts";

export type LiveConfig = {
  /** `tienda` answers what the owner saved last; read it when it is needed, and keep no copy. */
  config: Config;
  setTienda: (tienda: TiendaConfig) => void;
};

/** The settings of a process, with the part that the owner edits while it runs (docs/decisiones.md 72). */
export function createLiveConfig(first: Config): LiveConfig {
  let tienda = first.tienda;
  const config = {
    ...first,
    get tienda() {
      return tienda;
    },
  };
  return {
    config,
    setTienda(next) {
      tienda = next;
    },
  };
}
