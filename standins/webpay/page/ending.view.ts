import { type Html, html } from "../../ui/html.ts";
import { messagePage } from "../../ui/message-page.ts";
import { errorReturn, type Retorno, returnAddress, timeoutReturn } from "../retorno.ts";
import type { Transaccion } from "../transaccion.ts";
import { bankClave, bankRut } from "./texts.ts";

const simulatorWarning = "SIMULADOR: no es Webpay. Aquí no se cobra nada.";

// Observed at Webpay: the bank's error page returns as a timeout after a while.
const bankErrorScript = `setTimeout(() => document.getElementById("volver").submit(), 40000);`;

/** Opened twice: back button, second tab, copied address. */
export function error21Page(transaccion: Transaccion): Html {
  return messagePage({
    title: "Error 21",
    warning: simulatorWarning,
    lines: [
      "Esta página de pago ya se abrió antes, y solo se puede abrir una vez.",
      "No se hizo ningún cargo desde aquí. Vuelve al sitio para ver cómo quedó tu compra.",
    ],
    action: backForm(errorReturn(transaccion), "Volver al sitio"),
  });
}

export function unknownTokenPage(): Html {
  return messagePage({
    title: "No encontramos este pago",
    warning: simulatorWarning,
    lines: ["No existe o ya se borró. Vuelve a la tienda y empieza el pago de nuevo."],
  });
}

export function expiredPage(transaccion: Transaccion): Html {
  const back = { texto: "Volver al sitio", href: returnAddress(timeoutReturn(transaccion)) };
  return messagePage({
    title: "Se acabó el tiempo",
    warning: simulatorWarning,
    lines: ["Pasó el plazo para pagar y no se hizo ningún cargo."],
    action: html`<a class="button" href="${back.href}">${back.texto}</a>`,
  });
}

export function finishedPage(transaccion: Transaccion): Html {
  return messagePage({
    title: "Este pago ya terminó",
    warning: simulatorWarning,
    lines: ["Vuelve al sitio para ver cómo quedó tu compra."],
    action: backForm(errorReturn(transaccion), "Volver al sitio"),
  });
}

/** Webpay's page has no way back either. */
export function bankErrorPage(transaccion: Transaccion): Html {
  return messagePage({
    title: "El banco no te reconoció",
    warning: simulatorWarning,
    lines: [
      `El RUT o la clave no son correctos. En este simulador son ${bankRut} y ${bankClave}.`,
      "No se hizo ningún cargo. Espera unos segundos: esta página te lleva de vuelta a la tienda.",
    ],
    action: html`<form id="volver" method="post" action="tiempo" hidden><input type="hidden" name="token_ws" value="${transaccion.token}"></form>`,
    script: bankErrorScript,
  });
}

export function backForm({ url, campos }: Retorno, texto: string): Html {
  return html`<form method="post" action="${url}">
${Object.entries(campos).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button">${texto}</button>
</form>`;
}
