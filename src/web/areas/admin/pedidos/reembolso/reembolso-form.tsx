import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { PedidoAct } from "../detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";
import { RestockChoice } from "./restock-choice.tsx";
import { montoLeft, type UnitsChoice } from "./units-choice.ts";
import { UnitsFields } from "./units-fields.tsx";

const ReembolsoFormSchema = z.strictObject({
  motivo: requiredText("motivo", 300, errorMessages.motivoRequired),
  restock: z.enum(["si", "no"], { error: copy.restockRequired }),
});

type Props = {
  formId: string;
  pedido: PedidoDetalleAdmin;
  act: PedidoAct;
  choice: UnitsChoice;
  onDone: () => void;
};

/** Restocking has no default: the owner has to decide. */
export function ReembolsoForm({ formId, pedido, act, choice, onDone }: Props) {
  const { field, submit, isRecovered } = useDraftForm({
    draft: `reembolso:${pedido.id}`,
    saved: { motivo: "" },
    schema: ReembolsoFormSchema,
    fields: ["motivo", "restock"],
    send({ motivo, restock }) {
      const how = { motivo, reponer_stock: restock === "si" };
      const body = { pedido_id: pedido.id, ...how, ...choice.wish };
      return act.run(() => api("createReembolso", { body }));
    },
    onDone,
  });

  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {act.failure && <Banner kind="error">{act.failure.error ?? adminPedidoCopy.noAnswer}</Banner>}
      {isRecovered && <RecoveredBanner />}
      <UnitsFields
        choice={choice}
        isBusy={act.isBusy}
        hasShopCuotas={shopCuotas.includes(pedido.pago?.tipo_pago ?? "")}
      />
      <p className="text-lg font-semibold" aria-live="polite">
        {describeMonto(pedido, choice)}
      </p>
      {pedido.despacho.precio > 0 && <p>{describeDespacho(pedido, choice)}</p>}
      <Banner kind="warning" title={copy.warningTitle}>
        <p>{choice.monto === montoLeft(pedido) ? copy.warning : copy.partWarning}</p>
      </Banner>
      <TextArea
        {...field("motivo")}
        readOnly={act.isBusy}
        label={copy.motivo}
        hint={copy.motivoHint}
        rows={2}
        required
      />
      <RestockChoice {...field("restock")} />
    </form>
  );
}

/** docs/webpay.md "Refunds" */
const shopCuotas = ["SI", "S2", "NC"];

function describeDespacho(pedido: PedidoDetalleAdmin, { monto }: UnitsChoice): string {
  const precio = formatClp(pedido.despacho.precio);
  return monto === montoLeft(pedido) ? copy.withDespacho(precio) : copy.withoutDespacho(precio);
}

function describeMonto(pedido: PedidoDetalleAdmin, { monto }: UnitsChoice): string {
  if (monto === 0) return copy.unitsRequired;
  const pesos = formatClp(monto);
  const isRest = monto === montoLeft(pedido);
  return isRest && monto < pedido.total
    ? copy.amountLeft(pesos)
    : copy.amount(pesos, monto === pedido.total);
}
