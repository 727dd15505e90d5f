/** What the shop has acknowledged to clients and must never forget. */
export type Ledger = {
  paid: Set<number>;
  refunded: Set<number>;
  mensajes: Set<string>;
  /**
   * The nota of each direccion: the last acknowledged one and all sent after it, which may have been stored.
   */
  notas: Map<number, { acknowledged: string; sent: string[] }>;
  usedTokens: Map<string, number>;
  doubledMails: number;
};

export function createLedger(): Ledger {
  return {
    paid: new Set(),
    refunded: new Set(),
    mensajes: new Set(),
    notas: new Map(),
    usedTokens: new Map(),
    doubledMails: 0,
  };
}
