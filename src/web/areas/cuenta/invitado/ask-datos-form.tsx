import { RequestDatosSchema } from "#contract/schemas/invitado-forms.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { datosInvitadoCopy as copy } from "./datos-invitado.copy.ts";

export function AskDatosForm() {
  const isHydrated = useIsHydrated();
  const { form, field, submit, summary, failure, answer, isSending } = useApiForm({
    schema: RequestDatosSchema,
    fields: ["email"],
    send: (body) => api("requestDatosInvitado", { body }),
  });
  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-text gap-5">
      <ErrorSummary {...summary} />
      <div role="status" className="empty:hidden">
        {answer && <Banner kind="success">{answer.mensaje}</Banner>}
      </div>
      {failure && <Banner kind="error">{failure.error ?? copy.askFailed}</Banner>}
      <TextField
        {...field("email")}
        label={copy.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <MeantEmail form={form} />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!isHydrated}
        isBusy={isSending}
      >
        {isSending ? copy.asking : copy.ask}
      </Button>
    </form>
  );
}
