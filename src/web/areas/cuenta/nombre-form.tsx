import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { UpdateCuentaSchema } from "#contract/schemas/cuenta.ts";
import { showToast } from "#web/app/toasts.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";
import { changeNombre } from "./cuenta-data.ts";

const copy = cuentaCopy.datos;

type Props = {
  email: string;
  nombre: string;
  /** A Google account is joined: it can be used to sign in. */
  hasGoogle: boolean;
};

/** The address, which stays, and the name, which can be changed. */
export function NombreForm({ email, nombre, hasGoogle }: Props) {
  const form = useForm({
    resolver: zodResolver(UpdateCuentaSchema),
    defaultValues: { nombre },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    setFailure(null);
    const result = await changeNombre(typed.nombre);
    if (result.ok) {
      form.reset(typed);
      return showToast(result.data.mensaje);
    }
    if (setServerErrors(form, result, ["nombre"])) return;
    setFailure(result.error ?? cuentaCopy.failed);
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      {failure && <Banner kind="error">{failure}</Banner>}
      <dl className="grid gap-1">
        <dt className="text-sm font-semibold">{copy.email}</dt>
        <dd className="wrap-anywhere">{email}</dd>
        {hasGoogle && <dd className="text-sm text-pizarra">{copy.google}</dd>}
      </dl>
      <TextField
        {...form.register("nombre")}
        label={copy.nombre}
        autoComplete="name"
        required
        error={errors.nombre?.message}
      />
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
