import type { MensajeContacto } from "#contract/schemas/mensajes.ts";
import type { Drafts } from "../list/use-drafts.ts";

export type MensajeProps = {
  mensaje: MensajeContacto;
  drafts: Drafts;
  /** Something was done to it: it may leave the list that is shown. */
  onActed: () => void;
};
