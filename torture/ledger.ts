/** `como`: what the provider's portal shows. */
export type Doubt = { intento_id: number; pedido_id: number; como: "cobrado" | "no_cobrado" };

/** Facts that the shop has acknowledged to clients and must never forget. */
export type Ledger = {
  /** Not yet ended by the owner. */
  doubts: Doubt[];
  paid: Set<number>;
  refunded: Set<number>;
  /** Pesos that were told to be back, by pedido. */
  devuelto: Map<number, number>;
  mensajes: Set<string>;
  /**
   * The nota of each direccion: the last acknowledged one and all sent after it, which may have been stored.
   */
  notas: Map<number, { acknowledged: string; sent: string[] }>;
  usedTokens: Map<string, number>;
  /** By an address of its own; one that was cut off may have been stored. */
  avisos: Map<string, { producto_id: number; isAcknowledged: boolean }>;
  doubledMails: number;
};

export function createLedger(): Ledger {
  return {
    doubts: [],
    paid: new Set(),
    refunded: new Set(),
    devuelto: new Map(),
    mensajes: new Set(),
    notas: new Map(),
    usedTokens: new Map(),
    avisos: new Map(),
    doubledMails: 0,
  };
}
