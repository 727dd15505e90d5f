import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import {
  type Direccion,
  type DireccionInput,
  DireccionInputSchema,
} from "#contract/schemas/direcciones.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useKeepTexts, useRecoveredTexts } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { useFaults } from "#web/forms/use-faults.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { saveDireccion } from "../direcciones-data.ts";
import { direccionDraft } from "../use-open-direccion.ts";
import { AliasFields } from "./alias-fields.tsx";
import { LugarFields } from "./place-fields.tsx";

const fields = ["region", "comuna", "calle_numero", "ciudad", "alias", "nota"] as const;
const emptyDireccion = {
  region: "",
  comuna: "",
  calle_numero: "",
  ciudad: "",
  alias: "",
  nota: "",
};

type Props = {
  formId: string;
  direccion: Direccion | null;
  onBusyChange: (isBusy: boolean) => void;
  onSaved: (direccion: Direccion) => void;
};

/** The fields of an address, in the order in which one is told in Chile. */
export function DireccionForm({ formId, direccion, onBusyChange, onSaved }: Props) {
  const standing = valuesOf(direccion);
  const draft = useRecoveredTexts(direccionDraft(direccion), standing);
  const form = useForm({
    resolver: zodResolver(DireccionInputSchema),
    defaultValues: draft.texts,
    shouldFocusError: false,
  });
  const typed = form.watch();
  useKeepTexts(direccionDraft(direccion), {
    typed: { ...typed, nota: typed.nota ?? "" },
    standing,
  });
  const faults = useFaults(form, fields);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(input: DireccionInput): Promise<void> {
    setFailure(null);
    onBusyChange(true);
    const result = await saveDireccion(direccion?.id ?? null, input);
    onBusyChange(false);
    if (result.ok) return onSaved(result.data.direccion);
    if (faults.takeServer(result)) return;
    setFailure(result.error ?? copy.saveFailed);
  }

  function discard(): void {
    form.setFocus("region");
    draft.discard();
    form.reset(standing);
  }

  const submit = form.handleSubmit(save, faults.onInvalid);

  return (
    <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
      {draft.isRecovered && <RecoveredBanner onDiscard={discard} />}
      <ErrorSummary {...faults.summary} />
      {failure && <Banner kind="error">{failure}</Banner>}
      <RequiredNote hasOptional />
      <LugarFields form={form} />
      <AliasFields form={form} />
    </form>
  );
}

function valuesOf(direccion: Direccion | null) {
  if (!direccion) return emptyDireccion;
  const { id: _id, ...values } = direccion;
  return values;
}
