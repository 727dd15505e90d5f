import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { RegisterSchema } from "#contract/schemas/acceso.ts";
import { api } from "#web/app/api/api.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { isConfirmed, newPasswordShape } from "#web/forms/password-schema.ts";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { invitacionCopy as copy } from "./invitacion.copy.ts";

const AcceptFormSchema = z
  .strictObject({ nombre: RegisterSchema.shape.nombre, ...newPasswordShape })
  .check(isConfirmed);

type Props = { token: string; onDone: (mensaje: string) => void };

/** The link proves the address. */
export function AcceptAsNew({ token, onDone }: Props) {
  const { form, field, submit, summary, failure, isSending } = useApiForm({
    schema: AcceptFormSchema,
    fields: ["nombre", "password", "confirm_password"],
    send: ({ nombre, password }) => api("acceptInvitacion", { body: { token, nombre, password } }),
    onDone: ({ mensaje }) => onDone(mensaje),
  });
  const password = useWatch({ control: form.control, name: "password" }) ?? "";

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...summary} />
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      <RequiredNote />
      <TextField {...field("nombre")} label={copy.nombre} autoComplete="name" required />
      <NewPasswordFields field={field} password={password} />
      <Button type="submit" size="large" isBusy={isSending}>
        {isSending ? copy.accepting : copy.submit}
      </Button>
    </form>
  );
}
