import type { Config } from "./config.ts";
import type { TiendaConfig } from "./tienda-config.ts";

export type LiveConfig = {
  config: Config;
  setTienda: (tienda: TiendaConfig) => void;
};

/** The settings of a process, with the part that the owner edits while it runs (docs/decisiones.md 72). */
export function createLiveConfig(first: Config): LiveConfig {
  let tienda = first.tienda();
  return {
    config: { ...first, tienda: () => tienda },
    setTienda(next) {
      tienda = next;
    },
  };
}
