import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import * as z from "zod/mini";
import { RegisterSchema } from "#contract/schemas/acceso.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { isConfirmed, newPasswordShape } from "#web/forms/password-schema.ts";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { readNavegador } from "../navegador.ts";
import { registroOrigin } from "./registro-origin.ts";

const copy = accesoCopy.register;

export const RegisterFormSchema = z
  .strictObject({ ...RegisterSchema.shape, ...newPasswordShape })
  .check(isConfirmed);

type Registered = { mensaje: string; email: string };

/** `onDone` gets the server's sentence and the address as typed. */
export function RegisterForm({ onDone }: { onDone: (registered: Registered) => void }) {
  const isHydrated = useIsHydrated();
  const from = useQueryParam("from");
  const { form, field, submit, summary, failure, isSending } = useApiForm({
    schema: RegisterFormSchema,
    fields: ["nombre", "email", "password", "confirm_password"],
    send: ({ nombre, email, password }) =>
      api("registerUsuario", { body: { nombre, email, password, navegador: readNavegador() } }),
    onDone: ({ mensaje }, { values }) => {
      registroOrigin.keep(from);
      onDone({ mensaje, email: values.email });
    },
  });
  const password = useWatch({ control: form.control, name: "password" }) ?? "";

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...summary} />
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      <RequiredNote />
      <TextField {...field("nombre")} label={copy.nombre} autoComplete="name" required />
      <TextField
        {...field("email")}
        label={accesoCopy.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <MeantEmail form={form} />
      <NewPasswordFields field={field} password={password} />
      <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSending}>
        {isSending ? copy.submitting : copy.submit}
      </Button>
      <p className="text-muted">
        {copy.hasAccount}{" "}
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {copy.login}
        </Link>
      </p>
    </form>
  );
}
