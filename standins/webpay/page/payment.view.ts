import { formStyles } from "../../ui/form.styles.ts";
import { type Html, html } from "../../ui/html.ts";
import { layout, strata } from "../../ui/layout.ts";
import { type Card, cards, spaced } from "../cards.table.ts";
import { planes } from "../cuotas.ts";
import type { Transaccion } from "../transaccion.ts";
import { countdownScript, timeLeft, timeoutForm } from "./countdown.view.ts";
import type { PaymentErrors, PaymentFields } from "./payment.form.ts";
import { paymentStyles } from "./payment.styles.ts";
import { formatPesos, pageWarning } from "./texts.ts";

export type PaymentView = {
  transaccion: Transaccion;
  fields: PaymentFields;
  errors: PaymentErrors;
  secondsLeft: number;
};

const medios = [
  { key: "credito", texto: "Crédito" },
  { key: "debito", texto: "Débito" },
  { key: "prepago", texto: "Prepago" },
];

/** Works without JavaScript. */
export function paymentPage(view: PaymentView): Html {
  const { transaccion, errors } = view;
  const hasErrors = Object.values(errors).some((error) => error !== undefined);
  return layout({
    title: hasErrors ? "Revisa los datos" : "Paga tu compra",
    warning: pageWarning,
    styles: formStyles + paymentStyles,
    script: countdownScript,
    body: html`<div class="payment">
${paymentSummary(transaccion, view.secondsLeft)}
<section class="card form">
<h1>¿Cómo quieres pagar?</h1>
${hasErrors && html`<p class="problem" role="alert">Revisa los campos marcados.</p>`}
${paymentForm(view)}
<form class="leave" method="post" action="anular">
${tokenField(transaccion)}
<button class="button plain">Anular compra y volver</button>
</form>
</section>
${cheatSheet()}
</div>
${timeoutForm(transaccion.token)}`,
  });
}

export function paymentSummary(transaccion: Transaccion, secondsLeft: number): Html {
  return html`<section class="card purchase" aria-label="Tu compra">
<p class="quiet">Total a pagar</p>
<p class="amount">${formatPesos(transaccion.amount)}</p>
${strata}
<dl>
<div><dt>Comercio</dt><dd>Comercio de pruebas<br><span class="quiet">${transaccion.commerceCode}</span></dd></div>
<div><dt>Orden de compra</dt><dd>${transaccion.buyOrder}</dd></div>
<div><dt>Tiempo para pagar</dt><dd>${timeLeft(secondsLeft)}</dd></div>
</dl>
</section>`;
}

export function tokenField({ token }: Transaccion): Html {
  return html`<input type="hidden" name="token_ws" value="${token}">`;
}

function paymentForm({ transaccion, fields, errors }: PaymentView): Html {
  return html`<form id="pago" method="post" action="pago" novalidate autocomplete="off">
${tokenField(transaccion)}
<fieldset class="field"><legend>Tipo de tarjeta</legend><div class="choices">
${medios.map(({ key, texto }) => {
  const checked = fields.medio === key && html` checked`;
  return html`<label><input type="radio" name="medio" id="medio-${key}" value="${key}"${checked}> ${texto}</label>`;
})}
</div></fieldset>
${textField({ name: "tarjeta", label: "Número de tarjeta", fields, errors, max: 23 })}
<div class="pair">
${textField({ name: "vencimiento", label: "Vence (MM/AA)", fields, errors, max: 7 })}
<div class="not-debit">${textField({ name: "cvv", label: "CVV", fields, errors, max: 4 })}</div>
</div>
<div class="field only-credit"><label for="cuotas">Cuotas</label>
<select id="cuotas" name="cuotas">
${planes.map(({ cuotas, texto }) => {
  const selected = fields.cuotas === String(cuotas) && html` selected`;
  return html`<option value="${cuotas}"${selected}>${texto}</option>`;
})}
</select>${errorLine("cuotas", errors.cuotas)}</div>
<div class="actions"><button class="button">Pagar ${formatPesos(transaccion.amount)}</button></div>
</form>`;
}

type TextField = {
  name: "tarjeta" | "vencimiento" | "cvv";
  label: string;
  fields: PaymentFields;
  errors: PaymentErrors;
  max: number;
};

function textField({ name, label, fields, errors, max }: TextField): Html {
  const error = errors[name];
  const state =
    error === undefined ? null : html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${fields[name]}" maxlength="${max}" inputmode="numeric"${state}>
${errorLine(name, error)}</div>`;
}

function errorLine(name: string, error: string | undefined): Html | null {
  return error === undefined ? null : html`<p class="error" id="${name}-error">${error}</p>`;
}

function cheatSheet(): Html {
  return html`<section class="card cards" aria-labelledby="tarjetas">
<h2 id="tarjetas">Tarjetas de prueba</h2>
<p class="quiet">Toca una y el formulario se llena solo.</p>
${strata}
<ul>${cards.map(cheatRow)}</ul>
</section>`;
}

function cheatRow(card: Card): Html {
  const result = card.approves
    ? html`<span class="result approves">Aprueba</span>`
    : html`<span class="result rejects">Rechaza</span>`;
  const cvv = card.cvv === null ? "sin CVV" : `CVV ${card.cvv}`;
  return html`<li><button form="pago" formaction="llenar" name="tarjeta_de_prueba" value="${card.key}">
<span class="name">${card.nombre}</span> ${result}
<span class="number">${spaced(card.number)}</span> <span class="cvv">${cvv}</span>
</button></li>`;
}
