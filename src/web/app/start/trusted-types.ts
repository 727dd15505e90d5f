type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
};

/** React-dom makes every script element from this before it sets attributes and text. */
const emptyScript = "<script></script>";

/**
 * Lets React make script elements and the page's own styles, and set text as HTML; any other HTML from a string is reported
 * (docs/decisiones.md 34). Browsers without Trusted Types report nothing.
 */
export function allowOwnHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const css = document.head.querySelector("style")?.textContent;
  trustedTypes?.createPolicy("default", {
    createHTML: (html) =>
      html === emptyScript || html === css || !html.includes("<") ? html : null,
  });
}
