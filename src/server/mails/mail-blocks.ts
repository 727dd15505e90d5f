/** One line of goods. Amounts in whole pesos. */
export type MailLine = { nombre: string; cantidad: number; precio_unitario: number };

export type MailStep = { label: string; state: "done" | "current" | "pending" };

/** What a mail is made of, in the order in which it is read. All texts are plain: the renderers escape them. */
export type MailBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  /** A link into the shop; `path` begins with one slash. */
  | { kind: "button"; label: string; path: string }
  | {
      kind: "lines";
      lines: readonly MailLine[];
      totals: readonly { label: string; monto: number }[];
    }
  /** Set like the label of a spool. */
  | { kind: "facts"; title: string; facts: readonly { label: string; value: string }[] }
  /** How far something is, a layer each. */
  | { kind: "steps"; steps: readonly MailStep[] }
  /** Words of somebody else, kept with their line breaks. */
  | { kind: "quote"; text: string }
  /** Small print; the address of a page of the shop may follow it. */
  | { kind: "note"; text: string; path?: string };

/** What is enclosed with a mail: read after it, in small print. */
export type MailAppendix = {
  title: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};
