import { type Html, html } from "../ui/html.ts";

export const PAGE_WARNING: Html = html`<strong>SIMULADOR: no es Webpay.</strong> Aquí no se cobra nada. No escribas los datos de una tarjeta real.`;

export const BANK_RUT = "11.111.111-1";
export const BANK_CLAVE = "123";

/** `$12.990`, as prices are written in Chile. */
export function formatPesos(amount: number): string {
  return `$${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ".")}`;
}
