import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import type { Receta } from "#contract/schemas/recetas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { UnsavedDialog } from "../../list/unsaved-dialog.tsx";
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
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const idOf = (field: string) => `${prefix}-${field}`;
  const errorOf = (field: string) => faults.find((fault) => fault.field === field)?.text;
  const isSending = share !== null;
  useEffect(() => {
    const [first, ...more] = faults;
    if (more.length > 0) summary.current?.focus();
    else if (first) focusControl(`${prefix}-${first.field}`);
  }, [faults, prefix]);

  const listed = faults.length < 2 ? [] : faults;
  const waiting = loaded.en_espera.propios + (draft.variantes ? loaded.en_espera.variantes : 0);
  function submit(event: FormEvent): void {
    event.preventDefault();
    void edit.save();
  }

  return (
    <>
      <form onSubmit={submit} method="post" noValidate className="grid max-w-2xl gap-8">
        <ErrorSummary
          ref={summary}
          faults={listed.map(({ field, text }) => ({
            ...{ text, href: `#${idOf(field)}` },
            onFollow: () => focusControl(idOf(field)),
          }))}
        />
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
        <Button type="submit" isBusy={isSending} className="justify-self-start">
          {isSending ? copy.saving : copy.save}
        </Button>
        <UnsavedDialog guard={guard} />
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

/** The file has a control of its own inside. */
function focusControl(id: string): void {
  const found = document.getElementById(id);
  (found?.querySelector<HTMLElement>("input[type=file]") ?? found)?.focus();
}
