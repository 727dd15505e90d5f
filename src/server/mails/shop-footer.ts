import type { Config } from "../config/config.ts";

export type MailShop = Pick<Config, "shopUrl" | "tienda" | "mode" | "trial">;

/** Lines that the law requires. */
export function footerLines({ tienda, mode, trial }: MailShop): string[] {
  const { razon_social, rut, direccion, telefono, email, horario } = tienda().identidad;
  const seller = [razon_social, rut === null ? null : `RUT ${rut}`];
  const contact = [telefono, email, horario];
  const lines = [join(seller), direccion ?? "", join(contact)];
  if (mode === "demo") lines.push("Tienda de demostración: no se vende ni se despacha nada real.");
  if (trial.isTrial) lines.push("Tienda de prueba: no se cobra ni se despacha nada real.");
  return lines.filter((line) => line !== "");
}

function join(parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" · ");
}
