import { createHash } from "node:crypto";
import { policyReportPath } from "./policy-report-path.ts";

export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] };

export function hashesOf({ scripts, styles }: InlineTexts): InlineTexts {
  return { scripts: scripts.map(sha256), styles: styles.map(sha256) };
}

/**
 * From the hashes of what the shop itself writes inline, never from finished HTML: that would allow
 * planted markup, too (docs/decisiones.md 34).
 */
export function pagePolicy(...allowed: readonly InlineTexts[]): string {
  const scripts = new Set(allowed.flatMap((hashes) => hashes.scripts));
  const styles = new Set(allowed.flatMap((hashes) => hashes.styles));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "script-src-attr 'none'",
    ["style-src-elem 'self'", ...styles].join(" "),
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `report-uri ${policyReportPath}`,
  ].join("; ");
}

/** Reported only: a browser's extension may write HTML from text, too. */
export const trustedTypesPolicy = [
  "require-trusted-types-for 'script'",
  "trusted-types default estrato",
  `report-uri ${policyReportPath}`,
].join("; ");

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}
