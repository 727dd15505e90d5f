export type MailLine = {
  nombre: string;
  cantidad: number;
  /** Whole pesos. */
  precio_unitario: number;
  /** Text on the piece, letter by letter. */
  textos?: readonly { etiqueta: string; valor: string }[];
  /** Below the name. */
  nota?: string;
};

/** `href`: an address outside the shop, from a table of ours. */
export type MailFact = { label: string; value: string; href?: string };

export type MailStep = { label: string; state: "done" | "current" | "pending" };

/** Plain texts; the renderers escape them. */
export type MailBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  /** `path` begins with one slash. */
  | { kind: "button"; label: string; path: string }
  | {
      kind: "lines";
      lines: readonly MailLine[];
      totals: readonly { label: string; monto: number }[];
    }
  | { kind: "facts"; title: string; facts: readonly MailFact[] }
  | { kind: "steps"; steps: readonly MailStep[] }
  | { kind: "quote"; text: string }
  | { kind: "note"; text: string; path?: string };

export type MailAppendix = {
  title: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};
