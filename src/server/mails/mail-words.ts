import { timeZone } from "#contract/values/time-zone.ts";
import type { MailStep } from "./mail-blocks.ts";
import { greetingName } from "./mail-text.ts";

const moment = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
});

/** Words a moment: "21 de noviembre de 2026 a las 06:11". */
export function formatMoment(epochMs: number): string {
  return moment.format(epochMs);
}

const day = new Intl.DateTimeFormat("es-CL", { timeZone, dateStyle: "long" });

/** Words a day: "21 de noviembre de 2026". */
export function formatDay(epochMs: number): string {
  return day.format(epochMs);
}

export function greet(nombre: string): string {
  const name = greetingName(nombre);
  return name === null ? "Hola:" : `Hola, ${name}:`;
}

/** For those who do not see the colours. */
export const stepWords: Readonly<Record<MailStep["state"], string>> = {
  done: "Listo",
  current: "Ahora",
  pending: "Pendiente",
};

export const brokenButton = "Si el botón no funciona, copia esta dirección en tu navegador:";
