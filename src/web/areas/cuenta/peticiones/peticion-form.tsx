import { CreatePeticionSchema, peticionTipos } from "#contract/schemas/peticiones.ts";
import { peticionNames } from "#contract/values/rights/peticion-names.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { peticionCopy as copy } from "./peticiones.copy.ts";

/** Cleared on success only. */
export function PeticionForm() {
  const isHydrated = useIsHydrated();
  const { form, field, submit, summary, failure, answer, isSending } = useApiForm({
    schema: CreatePeticionSchema,
    fields: ["tipo", "nombre", "email", "detalle"],
    send: (body) => api("createPeticion", { body }),
    onDone: (_answer, { form }) => form.reset(),
  });
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...summary} />
      <RequiredNote hasOptional />
      <Select {...field("tipo")} label={copy.tipo} required>
        <option value="">{copy.choose}</option>
        {peticionTipos.map((tipo) => (
          <option key={tipo} value={tipo}>
            {peticionNames[tipo].name}: {peticionNames[tipo].what}
          </option>
        ))}
      </Select>
      <TextField {...field("nombre")} label={copy.nombre} autoComplete="name" required />
      <TextField
        {...field("email")}
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <MeantEmail form={form} />
      <TextArea
        {...field("detalle")}
        label={copy.detalle}
        hint={copy.detalleHint}
        maxLength={2000}
        isOptional
      />
      <div role="status" className="empty:hidden">
        {answer && <Banner kind="success">{answer.mensaje}</Banner>}
      </div>
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!isHydrated}
        isBusy={isSending}
      >
        {isSending ? copy.sending : copy.send}
      </Button>
    </form>
  );
}
