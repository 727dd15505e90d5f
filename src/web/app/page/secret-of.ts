import { secretPlaceholder } from "#contract/values/persona/secret-link.ts";

/**
 * The secret of the link that opened this page; links of older mails carry it in the path. A jump
 * within the page keeps it in the address, another link of the same page loads it anew. "" on the
 * server.
 */
export function secretOf(inPath: string): string {
  if (inPath !== secretPlaceholder) return inPath;
  if (typeof location === "undefined") return "";
  const { hash } = location;
  window.onhashchange = () => followHash(hash);
  return hash.slice(1);
}

function followHash(secret: string): void {
  if (!location.pathname.endsWith(`/${secretPlaceholder}`)) return;
  if (document.getElementById(location.hash.slice(1)) === null) location.reload();
  else history.replaceState(history.state, "", secret);
}
