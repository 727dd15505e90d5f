import { ResendVerificationSchema } from "#contract/schemas/acceso.ts";
import { api } from "#web/app/api/api.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { MailOfDemo } from "../demo/mail-of-demo.tsx";
import { readNavegador } from "../navegador.ts";

const copy = accesoCopy.verify;

export function ResendForm() {
  const { form, field, submit, answer, failure, isSending } = useApiForm({
    schema: ResendVerificationSchema,
    fields: ["email"],
    send: ({ email }) => api("resendVerification", { body: { email, navegador: readNavegador() } }),
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <h2 className="text-xl">{copy.resendTitle}</h2>
      {answer && <Banner kind="success">{answer.mensaje}</Banner>}
      {answer && <MailOfDemo />}
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      <TextField
        {...field("email")}
        label={accesoCopy.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <MeantEmail form={form} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.resending : copy.resend}
      </Button>
    </form>
  );
}
