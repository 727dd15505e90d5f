import { type Brecha, SaveBrechaSchema } from "#contract/schemas/brechas.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { brechasCopy as copy } from "./brechas.copy.ts";

const fields = [
  "conocida_el",
  "naturaleza",
  "efectos",
  "datos",
  "personas",
  "medidas",
  "agencia_el",
  "personas_el",
] as const;

type Props = {
  /** Null for a new one. */
  brecha: Brecha | null;
};

export function BrechaForm({ brecha }: Props) {
  const saved = textsOf(brecha);
  const { field, submit, failure, isSending, isRecovered } = useDraftForm({
    draft: `brecha:${brecha?.id ?? "nueva"}:${brecha?.version ?? 0}`,
    saved,
    schema: SaveBrechaSchema,
    fields,
    send: (typed) =>
      api("saveBrecha", {
        body: brecha === null ? typed : { ...typed, id: brecha.id, version: brecha.version },
      }),
    onDone({ mensaje }, { form }) {
      if (brecha === null) form.reset(saved);
      void refreshOwn("listBrechas");
      showToast(mensaje);
    },
  });
  return (
    <form onSubmit={submit} method="post" noValidate className="mt-2 grid max-w-text gap-4">
      {failure && <Banner kind="error">{failure.error ?? copy.saveFailed}</Banner>}
      {isRecovered && <RecoveredBanner />}
      <TextField {...field("conocida_el")} label={copy.conocida} type="date" required />
      <TextArea
        {...field("naturaleza")}
        label={copy.naturaleza}
        hint={copy.namesNobody}
        rows={3}
        required
      />
      <TextArea {...field("efectos")} label={copy.efectos} rows={3} required />
      <TextArea {...field("datos")} label={copy.datos} rows={2} required />
      <TextField {...field("personas")} label={copy.personas} inputMode="numeric" required />
      <TextArea {...field("medidas")} label={copy.medidas} rows={3} required />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field("agencia_el")} label={copy.agencia} type="date" isOptional />
        <TextField {...field("personas_el")} label={copy.avisadas} type="date" isOptional />
      </div>
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}

function textsOf(brecha: Brecha | null) {
  return {
    conocida_el: brecha?.conocida_el ?? "",
    naturaleza: brecha?.naturaleza ?? "",
    efectos: brecha?.efectos ?? "",
    datos: brecha?.datos ?? "",
    personas: brecha === null ? "" : String(brecha.personas),
    medidas: brecha?.medidas ?? "",
    agencia_el: brecha?.agencia_el ?? "",
    personas_el: brecha?.personas_el ?? "",
  };
}
