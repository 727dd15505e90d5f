import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/clp.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useKeepTexts, useRecoveredTexts } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { ActFailure } from "../detail/act-failure.tsx";
import type { PedidoAct } from "../detail/pedido-data.ts";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";
import { RestockChoice } from "./restock-choice.tsx";

const ReembolsoFormSchema = z.strictObject({
  motivo: requiredText("motivo", 300),
  restock: z.enum(["si", "no"], { error: copy.restockRequired }),
});

const empty = { motivo: "" };

type Props = {
  formId: string;
  pedido: PedidoDetalleAdmin;
  act: PedidoAct;
  onDone: () => void;
};

/** Restocking has no default: the owner has to decide. */
export function ReembolsoForm({ formId, pedido, act, onDone }: Props) {
  const draftName = `reembolso:${pedido.id}`;
  const { texts, isRecovered } = useRecoveredTexts(draftName, empty);
  const form = useForm<z.input<typeof ReembolsoFormSchema>>({
    resolver: zodResolver(ReembolsoFormSchema),
    defaultValues: texts,
  });
  useKeepTexts(draftName, { typed: { motivo: form.watch("motivo") }, standing: empty });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ motivo, restock }) => {
    const body = { pedido_id: pedido.id, motivo, reponer_stock: restock === "si" };
    const isDone = await act.run(async () => {
      const result = await api("createReembolso", { body });
      if (!result.ok) setServerErrors(form, result, ["motivo"]);
      return result;
    });
    if (isDone) onDone();
  });

  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {act.failure && <ActFailure failure={act.failure} />}
      {isRecovered && <RecoveredBanner />}
      <p className="text-lg font-semibold">{copy.amount(formatClp(pedido.total))}</p>
      <Banner kind="warning" title={copy.warningTitle}>
        <p>{copy.warning}</p>
      </Banner>
      <TextArea
        {...form.register("motivo")}
        data-autofocus
        readOnly={act.isBusy}
        label={copy.motivo}
        hint={copy.motivoHint}
        rows={2}
        required
        error={errors.motivo?.message}
      />
      <RestockChoice field={form.register("restock")} error={errors.restock?.message} />
    </form>
  );
}
