/** Control characters without line breaks and tabs, and the marks that turn the reading direction around. */
const unwanted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** Text as it may stand in a mail: one kind of line break, nothing invisible that misleads. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(unwanted, "");
}

/** One line for a header or a title: no breaks, no runs of spaces, at most `max` characters. */
export function singleLine(text: string, max = 150): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join("")}…`;
}

/** Text inside an HTML element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return cleanText(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/**
 * A name to greet with, or null. Anyone can register someone else's address under any "name": a
 * sentence or a web address there would reach that person under our letterhead.
 */
export function greetingName(nombre: string): string | null {
  const first = nombre.trim().split(/\s+/)[0] ?? "";
  return /^\p{L}[\p{L}\p{M}'’-]{0,23}$/u.test(first) ? first : null;
}

/** The address of a page of the shop: mails link nowhere else. */
export function shopLink(shopUrl: string, path: string): string {
  if (!/^\/(?![/\\])[^\s<>"\\]*$/.test(path)) throw new Error("not a path of the shop");
  return `${shopUrl}${path}`;
}
