import { Link } from "react-router";
import { RequestRecoverySchema } from "#contract/schemas/acceso.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { readNavegador } from "../navegador.ts";
import { useAccesoState } from "../session/acceso-state.ts";

const copy = accesoCopy.recover;

type Asked = { mensaje: string; email: string };

/** `onDone` gets the server's sentence and the address as typed. */
export function RecoverForm({ onDone }: { onDone: (asked: Asked) => void }) {
  const isHydrated = useIsHydrated();
  const told = useAccesoState();
  const { form, field, submit, failure, isSending } = useApiForm({
    schema: RequestRecoverySchema,
    fields: ["email"],
    defaultValues: { email: told.email },
    send: ({ email }) => api("requestRecovery", { body: { email, navegador: readNavegador() } }),
    onDone: ({ mensaje }, { values }) => onDone({ mensaje, email: values.email }),
  });
  const email = form.watch("email");

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
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
      <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSending}>
        {isSending ? copy.submitting : copy.submit}
      </Button>
      <p>
        <Link to="/login" state={{ email }} className="link inline-flex min-h-11 items-center">
          {accesoCopy.backToLogin}
        </Link>
      </p>
    </form>
  );
}
