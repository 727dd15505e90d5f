import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/clp.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { PedidoAct } from "../detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";
import { RestockChoice } from "./restock-choice.tsx";

const ReembolsoFormSchema = z.strictObject({
  motivo: requiredText("motivo", 300, errorMessages.motivoRequired),
  restock: z.enum(["si", "no"], { error: copy.restockRequired }),
});

type Props = {
  formId: string;
  pedido: PedidoDetalleAdmin;
  act: PedidoAct;
  onDone: () => void;
};

/** Restocking has no default: the owner has to decide. */
export function ReembolsoForm({ formId, pedido, act, onDone }: Props) {
  const { field, submit, isRecovered } = useDraftForm({
    draft: `reembolso:${pedido.id}`,
    saved: { motivo: "" },
    schema: ReembolsoFormSchema,
    fields: ["motivo", "restock"],
    send({ motivo, restock }) {
      const body = { pedido_id: pedido.id, motivo, reponer_stock: restock === "si" };
      return act.run(() => api("createReembolso", { body }));
    },
    onDone,
  });

  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {act.failure && <Banner kind="error">{act.failure.error ?? adminPedidoCopy.noAnswer}</Banner>}
      {isRecovered && <RecoveredBanner />}
      <p className="text-lg font-semibold">{copy.amount(formatClp(pedido.total))}</p>
      <Banner kind="warning" title={copy.warningTitle}>
        <p>{copy.warning}</p>
      </Banner>
      <TextArea
        {...field("motivo")}
        data-autofocus
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
