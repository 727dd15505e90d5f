/** What the shop has acknowledged to its clients: it must never forget a line of this. */
export type Ledger = {
  /** Pedidos that somebody was shown as paid. */
  paid: Set<number>;
  /** Pedidos of which the owner was told that the money is back. */
  refunded: Set<number>;
  /** Texts of contact messages that were taken. */
  mensajes: Set<string>;
  /**
   * The nota of each direccion by its id: the last one acknowledged, and all that were sent after it.
   * What was sent and not answered may have been kept, even when the next one was refused.
   */
  notas: Map<number, { acknowledged: string; sent: string[] }>;
  /** How often each one-time token has worked. */
  usedTokens: Map<string, number>;
  /** Receipts that came a second time, in the rounds so far. */
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
