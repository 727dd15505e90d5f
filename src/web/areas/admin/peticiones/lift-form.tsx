import { LiftPeticionSchema } from "#contract/schemas/peticiones.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { adminPeticionesCopy as copy } from "./peticiones.copy.ts";
import { refreshPeticiones } from "./peticiones-data.ts";

export function LiftForm({ id }: { id: number }) {
  const { field, submit, failure, isSending } = useDraftForm({
    draft: `levantar:${id}`,
    saved: { motivo: "" },
    schema: LiftPeticionSchema,
    fields: ["motivo"],
    send: (body) => api("liftPeticion", { query: { id: String(id) }, body }),
    onDone({ mensaje }) {
      refreshPeticiones();
      showToast(mensaje);
    },
  });
  return (
    <details>
      <summary className="link flex min-h-11 items-center">{copy.liftTitle}</summary>
      <form onSubmit={submit} method="post" noValidate className="mt-2 grid max-w-text gap-4">
        {failure && <Banner kind="error">{failure.error ?? copy.liftFailed}</Banner>}
        <TextField
          {...field("motivo")}
          label={copy.liftMotivo}
          hint={copy.liftHint}
          maxLength={500}
          readOnly={isSending}
          autoComplete="off"
          required
        />
        <Button type="submit" variant="secondary" isBusy={isSending} className="justify-self-start">
          {isSending ? copy.lifting : copy.lift}
        </Button>
      </form>
    </details>
  );
}
