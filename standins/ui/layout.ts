import { baseStyles } from "./base.styles.ts";
import { type Html, type HtmlValue, html, trusted } from "./html.ts";

export type Layout = {
  title: string;
  /** Said at the very top of the page, so that nobody takes the simulator for the real thing. */
  warning: HtmlValue;
  body: Html;
  styles?: string;
  script?: string;
};

/** The frame of every page of the stand-ins. Everything a page needs is inside it. */
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

/** The divider of the house: three hairlines that thin out, like printed layers. */
export const strata: Html = html`<div class="strata" aria-hidden="true"></div>`;
