import * as z from "zod/mini";
import { errorMessages } from "#contract/error-messages.ts";
import { requiredText } from "#contract/schemas/fields.ts";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { usePedidoAct } from "./pedido-data.ts";
import { Sheet } from "./sheet.tsx";

const NotaFormSchema = z.strictObject({
  texto: requiredText("texto", 1000, errorMessages.notaRequired),
});

const empty = { texto: "" };

export function NotasSection({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const act = usePedidoAct(pedido.id);
  const { form, field, submit, isRecovered } = useDraftForm({
    draft: `nota:${pedido.id}`,
    saved: empty,
    schema: NotaFormSchema,
    fields: ["texto"],
    send: ({ texto }) =>
      act.run(() => api("addPedidoNota", { body: { pedido_id: pedido.id, texto } })),
    onDone(_answer, { form }) {
      form.reset(empty);
      form.setFocus("texto");
    },
  });

  return (
    <Sheet title={copy.notasTitle}>
      <form onSubmit={submit} method="post" noValidate className="grid gap-4">
        {act.failure && <Banner kind="error">{act.failure.error ?? copy.noAnswer}</Banner>}
        {isRecovered && form.watch("texto") !== "" && <RecoveredBanner />}
        <TextArea
          {...field("texto")}
          label={copy.notaLabel}
          hint={copy.notasLead}
          rows={3}
          readOnly={act.isBusy}
          required
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
