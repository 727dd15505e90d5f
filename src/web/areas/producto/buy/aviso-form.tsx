import { useEffect } from "react";
import { AvisoInputSchema } from "#contract/schemas/avisos.ts";
import { api } from "#web/app/api/api.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { avisoCopy as copy } from "../aviso.copy.ts";

type Props = { productoId: number };

/** Loaded on demand: most productos are not sold out. */
export function AvisoForm({ productoId }: Props) {
  const { form, field, submit, answer, failure, isSending } = useApiForm({
    schema: AvisoInputSchema,
    fields: ["email"],
    defaultValues: { producto_id: productoId, email: "" },
    send: (body) => api("createAviso", { body }),
  });
  const cuenta = useOwn("getCuenta", {});
  const own = cuenta.status === "ready" ? cuenta.data.email : "";
  const { getValues, setValue } = form;
  useEffect(() => {
    if (own !== "" && !getValues("email")) setValue("email", own);
  }, [own, getValues, setValue]);

  if (answer) return <Banner kind="success">{answer.mensaje}</Banner>;
  return (
    <form onSubmit={submit} method="post" noValidate className="grid w-full max-w-md gap-3">
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      <TextField
        {...field("email")}
        label={copy.email}
        hint={copy.hint}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
      />
      <MeantEmail form={form} />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.submitting : copy.submit}
      </Button>
    </form>
  );
}
