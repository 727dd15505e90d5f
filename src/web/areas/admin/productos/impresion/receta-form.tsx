import { type FormEvent, type ReactNode, useId } from "react";
import type { Receta } from "#contract/schemas/recetas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { SaveBar } from "../../forms/save-bar.tsx";
import { useDraftFaults } from "../../forms/use-draft-faults.ts";
import { useLeaveGuard } from "../../list/use-leave-guard.ts";
import { ArchivoField } from "./archivo-field.tsx";
import { Choice } from "./choice.tsx";
import { Costo } from "./costo.tsx";
import { GramosRows } from "./gramos-rows.tsx";
import { impresionCopy as copy } from "./impresion.copy.ts";
import { TimeFields } from "./time-fields.tsx";
import { useRecetaDraft } from "./use-receta-draft.ts";
import { VersionList } from "./version-list.tsx";

export function RecetaForm({ receta }: { receta: Receta }) {
  const edit = useRecetaDraft(receta);
  const { loaded, draft, faults, failure, share, change } = edit;
  const guard = useLeaveGuard(edit.isChanged);
  const { idOf, errorOf, summary } = useDraftFaults(faults);
  const waiting = loaded.en_espera.propios + (draft.variantes ? loaded.en_espera.variantes : 0);
  function submit(event: FormEvent): void {
    event.preventDefault();
    void edit.save();
  }

  return (
    <>
      <form onSubmit={submit} method="post" noValidate className="grid max-w-2xl gap-8">
        <ErrorSummary {...summary} />
        <Section title={copy.time}>
          <TimeFields edit={edit} idOf={idOf} errorOf={errorOf} />
        </Section>
        <Section title={copy.filamento} hint={copy.filamentoHint}>
          <GramosRows edit={edit} idOf={idOf} errorOf={errorOf} />
        </Section>
        <ArchivoField edit={edit} id={idOf("archivo")} error={errorOf("archivo")} />
        <TextArea
          id={idOf("notas")}
          label={copy.notas}
          hint={copy.notasHint}
          error={errorOf("notas")}
          isOptional
          rows={4}
          value={draft.notas}
          onChange={({ target }) => change({ notas: target.value })}
        />
        {(waiting > 0 || loaded.variantes > 0) && (
          <div className="grid">
            {loaded.variantes > 0 && (
              <Choice
                label={copy.variantes(loaded.variantes)}
                hint={copy.variantesHint}
                isOn={draft.variantes}
                onChange={(variantes) => change({ variantes })}
              />
            )}
            {waiting > 0 && (
              <Choice
                label={copy.esperan(waiting)}
                isOn={draft.en_espera}
                onChange={(en_espera) => change({ en_espera })}
              />
            )}
          </div>
        )}
        {failure && (
          <Banner kind="error">
            <p>{failure.text}</p>
            {failure.isStale && (
              <Button
                variant="secondary"
                size="small"
                className="mt-2 justify-self-start"
                onClick={() => void edit.loadFresh()}
              >
                {copy.reload}
              </Button>
            )}
          </Banner>
        )}
        <SaveBar
          isChanged={edit.isChanged}
          isSending={share !== null}
          guard={guard}
          text={copy.save}
        />
      </form>
      <Costo producto={loaded.producto} costo={loaded.costo} />
      <VersionList producto={loaded.producto} versiones={loaded.versiones} />
    </>
  );
}

type SectionProps = { title: string; hint?: string; children: ReactNode };

function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
