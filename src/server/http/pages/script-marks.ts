import { randomBytes } from "node:crypto";

const markBytes = 16;

/** A nonce of one render: unknown to whoever planted markup in what the page shows. */
export function createScriptMark(): string {
  return randomBytes(markBytes).toString("base64url");
}

/**
 * The texts of the inline scripts that carry the mark, and the HTML without it. The mark never
 * leaves the process: equal pages are equal bytes, and no visitor learns a nonce.
 */
export function takeScriptMarks(
  html: string,
  mark: string,
): { html: string; scripts: readonly string[] } {
  const marked = new RegExp(
    `<script(?: [^<>]*)? nonce="${mark}"[^<>]*>(?<text>[\\s\\S]*?)</script>`,
    "g",
  );
  const scripts = [...html.matchAll(marked)]
    .map(({ groups }) => groups?.text ?? "")
    .filter((text) => text !== "");
  return { html: html.replaceAll(` nonce="${mark}"`, ""), scripts };
}
