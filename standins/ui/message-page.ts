import { type Html, html } from "./html.ts";
import { layout, strata } from "./layout.ts";

export type Message = {
  title: string;
  lines: string[];
  warning?: string;
  /** A way on: a form or a link. */
  action?: Html;
  script?: string;
};

const defaultWarning = "SIMULADORES para desarrollo y demostración";

/** A page that says what happened and what to do next. */
export function messagePage({ title, lines, warning, action, script }: Message): Html {
  return layout({
    title,
    warning: warning ?? defaultWarning,
    script,
    body: html`<section class="card message">
<h1>${title}</h1>
${strata}
${lines.map((line) => html`<p>${line}</p>`)}
${action}
</section>`,
  });
}
