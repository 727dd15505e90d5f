import { secondMs } from "../../clock.ts";
import { type Html, html } from "../../ui/html.ts";
import { payableUntil } from "../limits.ts";
import type { Provider } from "../provider.ts";
import type { Transaccion } from "../transaccion.ts";

// Webpay's own page returns at the end, too; a closed or sleeping tab never does.
export const countdownScript = `
const time = document.querySelector("[data-seconds]");
const endsAt = Date.now() + Number(time.dataset.seconds) * 1000;
function tick() {
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
  time.textContent = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0");
  if (left > 0) return;
  clearInterval(timer);
  document.getElementById("tiempo").submit();
}
const timer = setInterval(tick, 1000);
tick();
`;

export function secondsLeft(provider: Provider, transaccion: Transaccion): number {
  const left = payableUntil(transaccion, provider.limits) - provider.clock.now();
  return Math.max(0, Math.ceil(left / secondMs));
}

export function timeLeft(seconds: number): Html {
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return html`<span class="time" role="timer" data-seconds="${seconds}">${minutes}:${rest}</span>`;
}

export function timeoutForm(token: string): Html {
  return html`<form id="tiempo" method="post" action="tiempo" hidden><input type="hidden" name="token_ws" value="${token}"></form>`;
}
