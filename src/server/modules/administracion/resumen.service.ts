import type { Resumen } from "#contract/schemas/administracion.ts";
import type { UnitsConfig } from "../../config/units-config.ts";
import type { Db } from "../../db/database.ts";
import { countLargeHolds, countLowStock } from "../catalogo/index.ts";
import { countNewMensajes } from "../contacto/index.ts";
import { countAssumedWeights } from "../despacho/index.ts";
import { countOpenDevoluciones } from "../devoluciones/index.ts";
import { countOpinionesToAnswer } from "../opiniones/index.ts";
import { countDoubtfulPagos, countOpenDiscrepancias } from "../pagos/index.ts";
import {
  countPedidosByEstado,
  countWithoutBoleta,
  listNextToPrepare,
  selectVentasByHour,
} from "../pedidos/index.ts";
import { countPeticionesDue } from "../privacidad/index.ts";
import { countEnRiesgo, countLowFilamentos, countUncheckedPrints } from "../taller/index.ts";
import { sumVentas, ventasPerDay, ventasSince } from "./ventas-per-day.ts";

const shownPedidos = 5;

type Asked = { now: number; units: UnitsConfig; terminacionDias: number };

type ShopResumen = Omit<Resumen, "segundo_factor_pendiente">;

export async function readResumen(
  db: Db,
  { now, units, terminacionDias }: Asked,
): Promise<ShopResumen> {
  const byEstado = await countPedidosByEstado(db, ["pagado", "en_preparacion"]);
  const countOf = (name: string) => byEstado.find(({ estado }) => estado === name)?.total ?? 0;
  const por_dia = ventasPerDay(await selectVentasByHour(db, ventasSince(now)), now);
  return {
    por_preparar: countOf("pagado"),
    por_enviar: countOf("en_preparacion"),
    proximos_pedidos: await listNextToPrepare(db, shownPedidos),
    por_imprimir: await countUncheckedPrints(db),
    pedidos_en_riesgo: await countEnRiesgo(db, { terminacionDias, now }),
    pagos_en_duda: (await countDoubtfulPagos(db, now)) + (await countOpenDiscrepancias(db)),
    reservas_grandes: await countLargeHolds(db, units.heldAlarm),
    stock_bajo: await countLowStock(db),
    filamentos_bajos: await countLowFilamentos(db),
    productos_sin_peso: await countAssumedWeights(db),
    mensajes_nuevos: await countNewMensajes(db),
    pedidos_sin_boleta: await countWithoutBoleta(db),
    ...(await countPeticionesDue(db, now)),
    ...(await countOpenDevoluciones(db)),
    opiniones_por_responder: await countOpinionesToAnswer(db),
    ventas: sumVentas(por_dia),
    por_dia,
  };
}
