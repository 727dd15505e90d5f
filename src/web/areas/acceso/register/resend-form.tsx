import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ResendVerificationSchema } from "#contract/schemas/acceso.ts";
import { api } from "#web/app/api/api.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner, type BannerKind } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.verificar;

type Answer = { kind: BannerKind; text: string };

/** Asks for a new verification link when the old one no longer works. */
export function ResendForm() {
  const form = useForm({ resolver: zodResolver(ResendVerificationSchema) });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    const result = await api("resendVerification", { body });
    if (result.ok) return setAnswer({ kind: "success", text: result.data.mensaje });
    if (setServerErrors(form, result, ["email"])) return;
    setAnswer({ kind: "error", text: result.error ?? copy.failed });
  });

  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      <h2 className="text-xl">{copy.resendTitle}</h2>
      {answer && <Banner kind={answer.kind}>{answer.text}</Banner>}
      <TextField
        {...form.register("email")}
        label={accesoCopy.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        error={errors.email?.message}
      />
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        {isSubmitting ? copy.resending : copy.resend}
      </Button>
    </form>
  );
}
