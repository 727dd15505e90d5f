import type { Millis } from "./values.ts";

/**
 * A buyer without an account. The row of `usuarios` serves locks and bounds only: it is inactive, and its `email` is no
 * address, so it cannot sign in or be found by address.
 */
export type InvitadosTable = {
  usuario_id: number;
  email: string;
  creado_en: Millis;
};

/** Links of mails that open one pedido; an ended one is deleted. */
export type PedidoEnlacesTable = {
  /** SHA-256 of the token, hex. */
  hash: string;
  pedido_id: number;
  creado_en: Millis;
  expira_en: Millis;
};

/** Links of mails by which an invitado gets or erases what the shop keeps. */
export type EnlacesInvitadoTable = {
  /** SHA-256 of the token, hex. */
  hash: string;
  email: string;
  creado_en: Millis;
  expira_en: Millis;
};
