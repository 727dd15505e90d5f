/** Control characters and bidirectional overrides. */
const unwanted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unwanted, "");
}

/** For a header or a title. */
export function singleLine(text: string, max = 150): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
}

export function escapeHtml(text: string): string {
  return cleanText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/**
 * A name for the greeting, or null for a sentence or a web address: anyone can register someone
 * else's address and send words under our letterhead.
 */
export function greetingName(nombre: string): string | null {
  const first = nombre.trim().split(/\s+/)[0] ?? "";
  return /^\p{L}[\p{L}\p{M}'’-]{0,23}$/u.test(first) ? first : null;
}

/** Mails link nowhere else. */
export function shopLink(shopUrl: string, path: string): string {
  if (!/^\/(?![/\\])[^\s<>"\\]*$/.test(path)) throw new Error("not a path of the shop");
  return `${shopUrl}${path}`;
}
