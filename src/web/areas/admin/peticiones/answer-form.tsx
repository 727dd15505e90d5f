import { AnswerPeticionSchema } from "#contract/schemas/peticiones.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { adminPeticionesCopy as copy } from "./peticiones.copy.ts";
import { refreshPeticiones } from "./peticiones-data.ts";

const empty = { decision: "" as never, respuesta: "" };

/** The draft is kept until it was sent. */
export function AnswerForm({ id }: { id: number }) {
  const { field, submit, failure, isSending, isRecovered } = useDraftForm({
    draft: `peticion:${id}`,
    saved: empty,
    schema: AnswerPeticionSchema,
    fields: ["decision", "respuesta"],
    send: (body) => api("answerPeticion", { query: { id: String(id) }, body }),
    onDone({ mensaje }) {
      refreshPeticiones();
      showToast(mensaje);
    },
  });
  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-text gap-4">
      {failure && <Banner kind="error">{failure.error ?? copy.sendFailed}</Banner>}
      {isRecovered && <RecoveredBanner />}
      <Select {...field("decision")} label={copy.decision} required>
        <option value="">{copy.choose}</option>
        <option value="aceptada">{copy.accept}</option>
        <option value="rechazada">{copy.refuse}</option>
      </Select>
      <TextArea
        {...field("respuesta")}
        label={copy.answer}
        hint={copy.answerHint}
        maxLength={4000}
        readOnly={isSending}
        required
      />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.sending : copy.send}
      </Button>
    </form>
  );
}
