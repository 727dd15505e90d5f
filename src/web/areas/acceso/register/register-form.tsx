import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { NewPasswordFields } from "#web/forms/new-password-fields.tsx";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useFaults } from "#web/forms/use-faults.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { RegisterFormSchema } from "./register-schema.ts";

const copy = accesoCopy.registrar;
const fields = ["nombre", "email", "password", "confirm_password"] as const;

/** Creates an account; `onDone` gets the server's sentence. */
export function RegistrarForm({ onDone }: { onDone: (mensaje: string) => void }) {
  const form = useForm({ resolver: zodResolver(RegisterFormSchema), shouldFocusError: false });
  const faults = useFaults(form, fields);
  const [failure, setFailure] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" }) ?? "";
  const isHydrated = useIsHydrated();

  const submit = form.handleSubmit(async ({ nombre, email, password }) => {
    setFailure(null);
    const result = await api("registerUsuario", { body: { nombre, email, password } });
    if (result.ok) return onDone(result.data.mensaje);
    if (faults.takeServer(result)) return;
    setFailure(result.error ?? copy.failed);
  }, faults.onInvalid);

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <ErrorSummary {...faults.summary} />
      {failure && <Banner kind="error">{failure}</Banner>}
      <RequiredNote />
      <TextField
        {...form.register("nombre")}
        label={copy.nombre}
        autoComplete="name"
        required
        error={errors.nombre?.message}
      />
      <TextField
        {...form.register("email")}
        label={accesoCopy.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email?.message}
      />
      <NewPasswordFields register={form.register} errors={errors} password={password} />
      <Button type="submit" size="large" disabled={!isHydrated} isBusy={isSubmitting}>
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
      <p className="text-pizarra">
        {copy.hasAccount}{" "}
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {copy.login}
        </Link>
      </p>
    </form>
  );
}
