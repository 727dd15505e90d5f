import { UpdateCuentaSchema } from "#contract/schemas/cuenta.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { changeNombre } from "./cuenta-data.ts";

const copy = cuentaCopy.profile;

type Props = {
  email: string;
  nombre: string;
  hasGoogle: boolean;
};

export function NombreForm({ email, nombre, hasGoogle }: Props) {
  const { field, submit, failure, isSending } = useApiForm({
    schema: UpdateCuentaSchema,
    fields: ["nombre"],
    defaultValues: { nombre },
    send: (typed) => changeNombre(typed.nombre),
    onDone: ({ mensaje }, { form, values }) => {
      form.reset(values);
      showToast(mensaje);
    },
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      {failure && <Banner kind="error">{failure.error ?? cuentaCopy.failed}</Banner>}
      <dl className="grid gap-1">
        <dt className="text-sm font-semibold">{copy.email}</dt>
        <dd className="wrap-anywhere">{email}</dd>
        {hasGoogle && <dd className="text-sm text-muted">{copy.google}</dd>}
      </dl>
      <TextField {...field("nombre")} label={copy.nombre} autoComplete="name" required />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
