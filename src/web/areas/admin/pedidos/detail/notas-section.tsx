import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useKeepTexts, useRecoveredTexts } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { ActFailure } from "./act-failure.tsx";
import { usePedidoAct } from "./pedido-data.ts";
import { Sheet } from "./sheet.tsx";

const NotaFormSchema = z.strictObject({
  texto: requiredText("texto", 1000, errorMessages.notaRequired),
});

const empty = { texto: "" };

export function NotasSection({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const act = usePedidoAct(pedido.id);
  const draftName = `nota:${pedido.id}`;
  const { texts, isRecovered } = useRecoveredTexts(draftName, empty);
  const form = useForm({ resolver: zodResolver(NotaFormSchema), defaultValues: texts });
  const typed = { texto: form.watch("texto") };
  useKeepTexts(draftName, { typed, standing: empty });

  const submit = form.handleSubmit(async ({ texto }) => {
    const isDone = await act.run(async () => {
      const result = await api("addPedidoNota", { body: { pedido_id: pedido.id, texto } });
      if (!result.ok) setServerErrors(form, result, ["texto"]);
      return result;
    });
    if (!isDone) return;
    form.reset(empty);
    form.setFocus("texto");
  });

  return (
    <Sheet title={copy.notasTitle}>
      <form onSubmit={submit} method="post" noValidate className="grid gap-4">
        {act.failure && <ActFailure failure={act.failure} />}
        {isRecovered && typed.texto !== "" && <RecoveredBanner />}
        <TextArea
          {...form.register("texto")}
          label={copy.notaLabel}
          hint={copy.notasLead}
          rows={3}
          readOnly={act.isBusy}
          required
          error={form.formState.errors.texto?.message}
        />
        <Button
          type="submit"
          variant="secondary"
          isBusy={act.isBusy}
          className="justify-self-start"
        >
          {act.isBusy ? copy.addingNota : copy.addNota}
        </Button>
      </form>
    </Sheet>
  );
}
