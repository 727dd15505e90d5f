const hrefPattern = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const textUrlPattern = /https?:\/\/[^\s<>"]+/g;
const trailingPunctuation = /[.,;:!?)\]}'»”]+$/;

/** Distinct web addresses: those of the markup, then those of the text. */
export function extractLinks(html: string, texto: string): string[] {
  const inMarkup = [...html.matchAll(hrefPattern)].map((match) =>
    decodeAmpersands(match[1] ?? match[2] ?? "").trim(),
  );
  const inText = [...texto.matchAll(textUrlPattern)].map(([url]) =>
    url.replace(trailingPunctuation, ""),
  );
  const isWeb = (url: string) => /^https?:\/\//i.test(url);
  return [...new Set([...inMarkup, ...inText].filter(isWeb))];
}

function decodeAmpersands(attribute: string): string {
  return attribute
    .replaceAll(/&(?:#x3d|#61);/gi, "=")
    .replaceAll(/&(?:#x2f|#47);/gi, "/")
    .replaceAll(/&(?:amp|#38|#x26);/gi, "&");
}
