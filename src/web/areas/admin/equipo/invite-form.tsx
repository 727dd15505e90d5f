import { InviteAdministradorSchema } from "#contract/schemas/administradores.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { equipoCopy } from "./equipo.copy.ts";
import { inviteAdmin } from "./equipo-data.ts";

const copy = equipoCopy.invite;

export function InviteForm() {
  const { field, submit, failure, isSending } = useApiForm({
    schema: InviteAdministradorSchema,
    fields: ["email"],
    defaultValues: { email: "" },
    send: ({ email }) => inviteAdmin(email),
    onDone({ mensaje }, { form }) {
      form.reset();
      showToast(mensaje);
    },
  });
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {failure && <Banner kind="error">{failure.error ?? equipoCopy.failed}</Banner>}
      <TextField
        {...field("email")}
        label={copy.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.sending : copy.send}
      </Button>
    </form>
  );
}
