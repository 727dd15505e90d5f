import { createHash } from "node:crypto";

const sha256 = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;

/** Hashes instead of a nonce: a 304 pairs a new header with an old body. */
export function pagePolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi)]
    .filter(({ groups }) => isExecutableInline(groups?.attributes ?? ""))
    .map(({ groups }) => sha256(groups?.text ?? ""));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text]) =>
    sha256(text ?? ""),
  );
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, "");
  const attributes = [...markup.matchAll(/\sstyle="([^"]*)"/gi)].map(([, text]) =>
    sha256(decodeEntities(text ?? "")),
  );
  const styleAttributes =
    attributes.length > 0 ? `'unsafe-hashes' ${unique(attributes).join(" ")}` : "'none'";
  return [
    "default-src 'none'",
    `script-src 'self' ${unique(scripts).join(" ")}`.trim(),
    "script-src-attr 'none'",
    `style-src-elem 'self' ${unique(styles).join(" ")}`.trim(),
    `style-src-attr ${styleAttributes}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

function isExecutableInline(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return (
    type === undefined ||
    ["module", "importmap", "speculationrules", "text/javascript"].includes(type)
  );
}

function decodeEntities(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function unique(values: string[]): string[] {
  return [...new Set(values)];
}
