import type { OpinionAdmin } from "#contract/schemas/opiniones.ts";
import type { Drafts } from "../list/use-drafts.ts";

export type OpinionProps = {
  opinion: OpinionAdmin;
  drafts: Drafts;
  /** Something was done to it: it may leave the list that is shown. */
  onActed: () => void;
};
