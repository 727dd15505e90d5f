/** Escaped markup. */
export type Html = { readonly html: string };

export type HtmlValue = Html | string | number | null | undefined | false | readonly HtmlValue[];

/** Escapes every value that is not `Html`. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const rendered = strings.map((text, index) => text + renderValue(values[index]));
  return { html: rendered.join("") };
}

/** For our own styles and scripts; never for input. */
export function trusted(text: string): Html {
  return { html: text };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function renderValue(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  if (isList(value)) return value.map(renderValue).join("");
  return value.html;
}

function isList(value: Html | readonly HtmlValue[]): value is readonly HtmlValue[] {
  return Array.isArray(value);
}
