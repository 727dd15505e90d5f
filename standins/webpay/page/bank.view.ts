import { formStyles } from "../../ui/form.styles.ts";
import { type Html, html } from "../../ui/html.ts";
import { layout } from "../../ui/layout.ts";
import type { Transaccion } from "../transaccion.ts";
import { countdownScript, timeoutForm } from "./countdown.view.ts";
import { paymentStyles } from "./payment.styles.ts";
import { paymentSummary, tokenField } from "./payment.view.ts";
import { bankClave, bankRut, pageWarning } from "./texts.ts";

/** A wrong answer ends the payment, as at Webpay. */
export function bankPage(transaccion: Transaccion, secondsLeft: number): Html {
  return layout({
    title: "Autoriza el pago en tu banco",
    warning: pageWarning,
    styles: formStyles + paymentStyles,
    script: countdownScript,
    body: html`<div class="payment">
${paymentSummary(transaccion, secondsLeft)}
<section class="card form">
<h1>Tu banco quiere saber que eres tú</h1>
<p class="credentials">En este banco de prueba todos entran con el RUT <strong>${bankRut}</strong> y la clave <strong>${bankClave}</strong>.</p>
<form method="post" action="banco" autocomplete="off">
${tokenField(transaccion)}
<div class="field"><label for="rut">RUT</label>
<input id="rut" name="rut" required maxlength="12"></div>
<div class="field"><label for="clave">Clave</label>
<input id="clave" name="clave" type="password" required maxlength="20" autocomplete="off"></div>
<div class="field"><label for="decision">¿Qué responde el banco?</label>
<select id="decision" name="decision"><option value="aceptar">Aceptar</option><option value="rechazar">Rechazar</option></select></div>
<div class="actions"><button class="button">Continuar</button></div>
</form>
</section>
</div>
${timeoutForm(transaccion.token)}`,
  });
}
