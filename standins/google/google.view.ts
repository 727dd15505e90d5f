import { formStyles } from "../ui/form.styles.ts";
import { type Html, html } from "../ui/html.ts";
import { layout, strata } from "../ui/layout.ts";
import { people } from "./person.ts";

const googleStyles = `
.people { display: grid; gap: 8px; margin: 16px 0; padding: 0; list-style: none; }
.people button { width: 100%; display: grid; gap: 2px; padding: 12px 16px; text-align: left;
  background: var(--card); border: 1px solid var(--edge); border-radius: 2px; font: inherit; cursor: pointer; }
.people button:hover { background: var(--accent-tint); }
.google { max-width: 480px; margin: 0 auto; }
.google form { display: grid; gap: 16px; margin-top: 16px; }
`;

/** `fields` carry the request through the form. */
export function choicePage(fields: Record<string, string>, cliente: string): Html {
  return layout({
    title: "Elegir una cuenta",
    warning: html`<strong>SIMULADOR: no es Google.</strong> Nadie de aquí existe.`,
    styles: formStyles + googleStyles,
    body: html`<section class="card google">
<h1>Elige una cuenta</h1>
<p>para continuar a <strong>${cliente}</strong></p>
${strata}
<form method="post" action="/google/autorizar">${hidden(fields)}
<ul class="people">${people.map(
      ({ email, nombre }) =>
        html`<li><button name="persona" value="${email}"><strong>${nombre}</strong><span>${email}</span></button></li>`,
    )}</ul></form>
<h2>Otra persona</h2>
<form method="post" action="/google/autorizar">${hidden(fields)}
<div class="field"><label for="nombre">Nombre</label><input id="nombre" name="nombre" required maxlength="80"></div>
<div class="field"><label for="email">Correo</label><input id="email" name="email" type="email" required maxlength="200"></div>
<label><input type="checkbox" name="verificado" value="si" checked> Correo verificado</label>
<div class="actions"><button class="button">Continuar</button></div></form>
<form method="post" action="/google/autorizar">${hidden(fields)}
<button class="button plain" name="cancelar" value="si">Cancelar</button></form>
</section>`,
  });
}

function hidden(fields: Record<string, string>): Html[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}
