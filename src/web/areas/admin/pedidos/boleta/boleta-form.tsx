import { useId } from "react";
import { SaveBoletaSchema } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { usePedidoAct } from "../detail/pedido-data.ts";
import { boletaCopy as copy } from "./boleta.copy.ts";

type Props = { pedido: { id: number; boleta: string | null } };

/** The number of a boleta that was issued elsewhere. */
export function BoletaForm({ pedido }: Props) {
  const titleId = useId();
  const act = usePedidoAct(pedido.id);
  const { field, submit } = useDraftForm({
    draft: `boleta:${pedido.id}`,
    saved: { boleta: pedido.boleta ?? "" },
    schema: SaveBoletaSchema,
    fields: ["boleta"],
    send: (body) => act.run(() => api("saveBoleta", { query: { id: String(pedido.id) }, body })),
    onDone({ pedido: saved }, { form }) {
      form.reset({ boleta: saved.boleta ?? "" });
    },
  });
  return (
    <form
      aria-labelledby={titleId}
      onSubmit={submit}
      method="post"
      noValidate
      className="grid gap-3 border-t border-hairline pt-4"
    >
      <h3 id={titleId} className="font-semibold">
        {copy.title}
      </h3>
      {act.failure && <Banner kind="error">{act.failure.error ?? copy.noAnswer}</Banner>}
      <TextField
        {...field("boleta")}
        label={copy.numero}
        hint={copy.hint}
        inputMode="numeric"
        autoComplete="off"
        readOnly={act.isBusy}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        isBusy={act.isBusy}
        className="justify-self-start"
      >
        {act.isBusy ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
