import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { enqueueCorreo, type NewCorreo } from "../../../outbox/index.ts";
import { chileDate, chileDayStart, chileMinute } from "../../../time/chile-time.ts";
import { shopInbox } from "../../contacto/index.ts";
import type { PagosCorreos } from "../pagos.correos.ts";

type Sale = { pedido_id: number; inbox: string; now: number };

/** Queue it in the transaction that records the payment. */
export function correoOfSale({ pedido_id, inbox, now }: Sale): NewCorreo<PagosCorreos> {
  return {
    clave: `venta:${pedido_id}`,
    plantilla: "venta",
    para: inbox,
    datos: { pedido_id },
    now,
  };
}

type Doubt = { intento_id: number; estado: string; inbox: string; now: number };

/** Once for each reason. */
export async function tellOfDoubt(
  tx: Tx,
  { intento_id, estado, inbox, now }: Doubt,
): Promise<void> {
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `pago_en_duda:${intento_id}:${estado}`,
    plantilla: "pago_en_duda",
    para: inbox,
    datos: { intento_id },
    now,
  });
}

/** Chile's clock. */
const dailyTime = "08:00";

/** One mail about yesterday, from eight in the morning; once over all processes, by its clave. */
export async function tellDailySales({ db, config, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const [today = "", time = ""] = chileMinute(now).split(" ");
  if (config.tienda().avisoVentas !== "por_dia" || time < dailyTime) return;
  const fecha = chileDate(chileDayStart(today) - 1);
  await inTransaction(db, (tx) =>
    enqueueCorreo<PagosCorreos>(tx, {
      clave: `ventas_del_dia:${fecha}`,
      plantilla: "ventas_del_dia",
      para: shopInbox(config),
      datos: { fecha },
      now,
    }),
  );
}
