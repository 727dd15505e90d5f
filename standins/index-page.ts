import type { Standin } from "./standin.ts";
import { type Html, html } from "./ui/html.ts";
import { layout, strata } from "./ui/layout.ts";

const indexStyles = `
.standins { display: grid; gap: 24px; margin-top: 24px; }
.standins ul { display: flex; flex-wrap: wrap; gap: 8px 24px; margin-top: 16px; }
.lead { margin-top: 8px; }
@media (min-width: 900px) { .standins { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

export function indexPage(standins: readonly Standin[]): Html {
  return layout({
    title: "Simuladores",
    warning: html`<strong>SIMULADORES.</strong> Solo para desarrollo y demostración.`,
    styles: indexStyles,
    body: html`<h1>Los servicios de afuera, sin salir de casa</h1>
<p class="lead">La tienda habla con estos simuladores como hablaría con los servicios reales.</p>
<div class="standins">${standins.map(card)}</div>`,
  });
}

function card({ nombre, descripcion, links }: Standin): Html {
  return html`<section class="card"><h2>${nombre}</h2>
${strata}
<p>${descripcion}</p>
<ul>${links.map(({ text, href }) => html`<li><a href="${href}">${text}</a></li>`)}</ul>
</section>`;
}
