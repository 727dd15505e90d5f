import { type Html, html } from "../../ui/html.ts";

export const pageWarning: Html = html`<strong>SIMULADOR: no es Webpay.</strong> Aquí no se cobra nada. No escribas los datos de una tarjeta real.`;

export const bankRut = "11.111.111-1";
export const bankClave = "123";

/** `$12.990`, as prices are written in Chile. */
export function formatPesos(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ".")}`;
}
