import { type Html, html } from "./html.ts";
import { layout, strata } from "./layout.ts";

export type Message = {
  title: string;
  lines: string[];
  warning?: string;
  action?: Html;
  script?: string;
};

const defaultWarning = "SIMULADORES para desarrollo y demostración";

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
