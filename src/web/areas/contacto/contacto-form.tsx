import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { ContactoSchema } from "#contract/schemas/contacto.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useFaults } from "#web/forms/use-faults.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { contactoCopy as copy } from "./contacto.copy.ts";

const emptyForm = { nombre: "", email: "", mensaje: "" };
const fields = ["nombre", "email", "mensaje"] as const;

type Props = {
  /** A first sentence of the message, which the page that led here suggests; or nothing. */
  opening: string;
};

/** Cleared when the message arrived; nothing typed is lost when it did not. */
export function ContactoForm({ opening }: Props) {
  const form = useForm({ resolver: zodResolver(ContactoSchema), shouldFocusError: false });
  const faults = useFaults(form, fields);
  const [failure, setFailure] = useState<string | null>(null);
  const [thanks, setThanks] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const isHydrated = useIsHydrated();

  const { getValues, setValue } = form;
  useEffect(() => {
    if (opening !== "" && !getValues("mensaje")) setValue("mensaje", opening);
  }, [opening, getValues, setValue]);

  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    setThanks(null);
    const result = await api("sendMensaje", { body });
    if (!result.ok && faults.takeServer(result)) return;
    if (!result.ok) return setFailure(result.error ?? copy.failed);
    form.reset(emptyForm);
    setThanks(result.data.mensaje);
  }, faults.onInvalid);

  return (
    <Card className="self-start sm:p-8">
      {thanks && <Thanks mensaje={thanks} />}
      <form onSubmit={submit} method="post" noValidate className="grid gap-5">
        <ErrorSummary {...faults.summary} />
        <RequiredNote />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...form.register("nombre")}
            label={copy.nombre}
            autoComplete="name"
            required
            error={errors.nombre?.message}
          />
          <TextField
            {...form.register("email")}
            label={copy.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
            error={errors.email?.message}
          />
        </div>
        <TextArea
          {...form.register("mensaje")}
          label={copy.mensaje}
          rows={7}
          required
          error={errors.mensaje?.message}
        />
        {failure && <Banner kind="error">{failure}</Banner>}
        <Button
          type="submit"
          size="large"
          variant={thanks ? "secondary" : "primary"}
          disabled={!isHydrated}
          isBusy={isSubmitting}
          className="justify-self-start"
        >
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
      </form>
    </Card>
  );
}

/** Above the form that is empty again, and in view: the button that was pressed is far below. */
function Thanks({ mensaje }: { mensaje: string }) {
  return (
    <div ref={show} tabIndex={-1} className="mb-8 grid scroll-mt-24 gap-4 outline-none">
      <Banner kind="success" title={mensaje}>
        <p>{copy.thanks}</p>
      </Banner>
      <LayerDivider tone="text-veta" className="mt-4" />
      <p className="font-display text-lg font-bold">{copy.another}</p>
    </div>
  );
}

function show(thanks: HTMLElement | null): void {
  thanks?.focus();
}
