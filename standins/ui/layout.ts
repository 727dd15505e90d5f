import { baseStyles } from "./base.styles.ts";
import { type Html, type HtmlValue, html, trusted } from "./html.ts";

export type Layout = {
  title: string;
  /** Says at the top that this is a simulator. */
  warning: HtmlValue;
  body: Html;
  styles?: string;
  script?: string;
};

export function layout({ title, warning, body, styles = "", script }: Layout): Html {
  return html`<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Simulador</title>
<link rel="icon" href="data:,">
<style>${trusted(baseStyles)}${trusted(styles)}</style>
</head>
<body>
<header class="warning">${warning}</header>
<main>${body}</main>
${script === undefined ? null : html`<script>${trusted(script)}</script>`}
</body>
</html>`;
}

export const strata: Html = html`<div class="strata" aria-hidden="true"></div>`;
