import type { DespachoZona } from "#contract/schemas/despacho.ts";
import type { StartPago } from "#contract/schemas/pagos.ts";
import { despachoTabla, includedZona } from "#rig/builders/despacho.ts";
import type { Actor } from "#server/audit/index.ts";
import type { AppContext } from "#server/context.ts";
import { inTransaction } from "#server/db/database.ts";
import { readTabla, saveTabla } from "#server/modules/despacho/index.ts";
import type { Clock } from "#server/time/clock.ts";
import {
  type Choice,
  defaultPeso,
  flatPrecio,
  island,
  type TablaName,
  type Way,
} from "./model-despacho.ts";

const zonas: Record<TablaName, DespachoZona[]> = {
  off: [],
  flat: [{ ...includedZona, tramos: [{ hasta_gramos: 30_000, precio: flatPrecio }] }],
  "by weight": [
    { ...includedZona, nombre: "Continente", lugares: ["05"] },
    { ...includedZona, nombre: "Isla", lugares: ["05201"], ...island },
    { ...includedZona, nombre: "Sin camino", modo: "por_pagar", lugares: ["10402"], tramos: [] },
  ],
};

type World = { ctx: Pick<AppContext, "db">; actor: Actor; clock: Clock };

export async function setTabla({ ctx, actor, clock }: World, name: TablaName): Promise<void> {
  const ajustes = {
    activa: name !== "off",
    peso_defecto_gramos: defaultPeso,
    retiro: name === "by weight",
    retiro_taller: "Taller 12, Valparaíso",
    retiro_horario: "10 a 18",
  };
  const tabla = despachoTabla({ ajustes, zonas: zonas[name] });
  await inTransaction(ctx.db, async (tx) => {
    const { version } = await readTabla(tx);
    await saveTabla(tx, { version, ...tabla, actor, now: clock.now() });
  });
}

/** Body of the client; no table has the precio of before. */
export function bodyOf(
  choice: Choice,
  { modo, precio, monto }: Way & { monto: number },
): Pick<StartPago, "despacho" | "despacho_precio" | "total"> {
  if (choice === "nothing") return {};
  if (choice === "retiro") return { despacho: "retiro", despacho_precio: 0, total: monto };
  const shown = { despacho: modo, despacho_precio: precio, total: monto + precio };
  if (choice === "an old precio") return { ...shown, despacho_precio: 777 };
  return choice === "an old total" ? { ...shown, total: shown.total + 777 } : shown;
}
