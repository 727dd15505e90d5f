import { useEffect, useState } from "react";
import { ContactoSchema } from "#contract/schemas/contacto.ts";
import { api } from "#web/app/api/api.ts";
import { type UploadProgress, uploadForm } from "#web/app/api/api-files.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { MeantEmail } from "#web/forms/meant-email.tsx";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { AdjuntosField } from "./adjuntos/adjuntos-field.tsx";
import { useAdjuntosDraft } from "./adjuntos/use-adjuntos-draft.ts";
import { contactoCopy as copy } from "./contacto.copy.ts";

type Props = {
  /** Suggested by the page that led here, or "". */
  opening: string;
  /** From the account, or "". */
  person: { nombre: string; email: string };
};

/** Cleared on success only. */
export function ContactoForm({ opening, person }: Props) {
  const isHydrated = useIsHydrated();
  const draft = useAdjuntosDraft();
  const { archivo } = draft;
  const { fotos } = draft.fotos;
  const [sent, setSent] = useState<{ archivo: typeof archivo; fotos: typeof fotos } | null>(null);
  const [share, setShare] = useState(0);
  const { form, field, submit, summary, answer, failure, isSending } = useApiForm({
    schema: ContactoSchema,
    fields: ["nombre", "email", "mensaje", "cantidad", "fecha"],
    send(body) {
      if (fotos.length === 0 && archivo === null) return api("sendMensaje", { body });
      setSent({ archivo, fotos });
      setShare(0);
      const form = new FormData();
      form.append("datos", JSON.stringify(body));
      if (archivo !== null) {
        form.append("archivo", archivo, archivo.name);
        const onProgress = ({ sent, total }: UploadProgress) => setShare(sent / total);
        return uploadForm("sendMensajeConArchivo", { form, onProgress });
      }
      for (const { file } of fotos) form.append("fotos[]", file, file.name);
      return uploadForm("sendMensajeConFotos", { form });
    },
    onDone(_answer, { form }) {
      form.reset({ nombre, email, mensaje: "", cantidad: "", fecha: "" });
      draft.clear();
    },
  });

  const adjuntosError = failure?.campos.archivo ?? failure?.campos.fotos;
  const isSame = sent !== null && sent.archivo === archivo && sent.fotos === fotos;
  const { getValues, setValue } = form;
  const { nombre, email } = person;
  // Typed values stay.
  useEffect(() => {
    const known = { nombre, email, mensaje: opening };
    for (const name of ["nombre", "email", "mensaje"] as const) {
      if (known[name] !== "" && !getValues(name)) setValue(name, known[name]);
    }
  }, [nombre, email, opening, getValues, setValue]);

  return (
    <Card className="self-start sm:p-8">
      {answer && <Thanks mensaje={answer.mensaje} />}
      <form onSubmit={submit} method="post" noValidate className="grid gap-5">
        <ErrorSummary {...summary} />
        <RequiredNote hasOptional />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field("nombre")} label={copy.nombre} autoComplete="name" required />
          <TextField
            {...field("email")}
            label={copy.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            required
          />
        </div>
        <MeantEmail form={form} />
        <TextArea {...field("mensaje")} label={copy.mensaje} rows={7} required />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("cantidad")}
            label={copy.cantidad}
            inputMode="numeric"
            autoComplete="off"
            isOptional
          />
          <TextField {...field("fecha")} label={copy.fecha} type="date" isOptional />
        </div>
        <AdjuntosField
          draft={draft}
          isSending={isSending}
          share={share}
          error={isSame ? adjuntosError : undefined}
        />
        {failure && !adjuntosError && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
        <Button
          type="submit"
          size="large"
          variant={answer ? "secondary" : "primary"}
          disabled={!isHydrated}
          isBusy={isSending || draft.fotos.isPreparing}
          className="justify-self-start"
        >
          {isSending ? copy.submitting : copy.submit}
        </Button>
      </form>
    </Card>
  );
}

/** Scrolled into view, because the pressed button is far below. */
function Thanks({ mensaje }: { mensaje: string }) {
  return (
    <div ref={show} tabIndex={-1} className="mb-8 grid scroll-mt-24 gap-4 outline-none">
      <Banner kind="success">{mensaje}</Banner>
      <LayerDivider tone="text-hairline" className="mt-4" />
      <p className="font-display text-lg font-bold">{copy.another}</p>
    </div>
  );
}

function show(thanks: HTMLElement | null): void {
  thanks?.focus();
}
