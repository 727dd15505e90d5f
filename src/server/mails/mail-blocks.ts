/** One line of goods. Amounts in whole pesos. */
export type MailLine = { nombre: string; cantidad: number; precio_unitario: number };

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
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  /** Words of somebody else, kept with their line breaks. */
  | { kind: "quote"; text: string }
  | { kind: "note"; text: string };
