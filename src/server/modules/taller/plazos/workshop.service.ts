import type { Db } from "../../../db/database.ts";
import { chileMinute } from "../../../time/chile-time.ts";
import { readTabla } from "../../despacho/index.ts";
import { selectImpresoras } from "./impresoras.queries.ts";
import { toImpresora } from "./impresoras.service.ts";
import type { Plan } from "./plan-finish.ts";
import { createPrinterTime, type Moment } from "./printer-time.ts";

export type Workshop = {
  plan: Omit<Plan, "ahead" | "work">;
  /** Days of the shop without work. */
  closed: ReadonlySet<string>;
  /** Working days of preparation of a parcel. */
  preparation: number;
};

/** The printers that print, from now on; null without any. */
export async function readWorkshop(db: Db, now: number): Promise<Workshop | null> {
  const impresoras = (await selectImpresoras(db)).map(toImpresora);
  const printers = impresoras.filter(({ activa }) => activa);
  if (printers.length === 0) return null;
  const { ajustes, closed } = await readTabla(db);
  return {
    plan: { printers, now: toMoment(now), time: createPrinterTime(closed) },
    closed,
    preparation: ajustes.activa ? ajustes.dias_preparacion : 0,
  };
}

function toMoment(now: number): Moment {
  const [fecha = "", clock = ""] = chileMinute(now).split(" ");
  const [hour, minute] = clock.split(":").map(Number);
  return { fecha, minuto: (hour ?? 0) * 60 + (minute ?? 0) };
}
