import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { Color } from "#contract/schemas/colores.ts";
import { type Familia, familiaLimits } from "#contract/schemas/familias.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { SaveBar } from "../../forms/save-bar.tsx";
import { useLeaveGuard } from "../../list/use-leave-guard.ts";
import { DissolveButton } from "./dissolve-button.tsx";
import { EjeCard } from "./eje-card.tsx";
import {
  type EjeDraft,
  joinRow,
  newEje,
  type RowDraft,
  releaseRow,
  rowNombre,
} from "./familia-draft.ts";
import { JoinDialog } from "./join-dialog.tsx";
import { useFamiliaDraft } from "./use-familia-draft.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";
import { VariantesGrid } from "./variantes-grid.tsx";

type Props = { id: number; familia: Familia; colores: readonly Color[] };

export function FamiliaForm({ id, familia, colores }: Props) {
  const edit = useFamiliaDraft(familia, { id, colores });
  const { draft, fault, isSending, change } = edit;
  const guard = useLeaveGuard(edit.isChanged);
  const form = useRef<HTMLFormElement>(null);
  const [joining, setJoining] = useState<RowDraft | null>(null);
  const [added, setAdded] = useState("");
  const titleId = useId();
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fault]);

  const changeEje = (key: string, fields: Partial<EjeDraft>) =>
    change({ ejes: draft.ejes.map((eje) => (eje.key === key ? { ...eje, ...fields } : eje)) });

  function addEje(eje: EjeDraft): void {
    setAdded(eje.key);
    change({ ejes: [...draft.ejes, eje] });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void edit.save();
  }

  const gone = draft.gone.flatMap(({ saved }) => saved?.nombre ?? []);
  const isFull = draft.ejes.length >= familiaLimits.ejes;
  const hasColor = draft.ejes.some(({ tipo }) => tipo === "color");
  return (
    <>
      <form ref={form} onSubmit={submit} method="post" noValidate className="grid max-w-4xl gap-8">
        <TextField
          className="max-w-xl"
          label={copy.familia}
          hint={copy.familiaHint}
          error={fault?.field === "nombre" && fault.eje === undefined ? fault.text : undefined}
          value={draft.nombre}
          maxLength={familiaLimits.familia}
          autoComplete="off"
          onChange={({ target }) => change({ nombre: target.value })}
        />
        <section aria-labelledby={titleId} className="grid max-w-2xl gap-4">
          <h2 id={titleId} className="text-xl">
            {copy.ejes}
          </h2>
          {draft.ejes.map((eje, at) => (
            <EjeCard
              key={eje.key}
              eje={eje}
              place={at + 1}
              isAdded={eje.key === added}
              colores={colores}
              fault={fault?.eje === at ? fault : undefined}
              onChange={(fields) => changeEje(eje.key, fields)}
              onRemove={() => change({ ejes: draft.ejes.filter(({ key }) => key !== eje.key) })}
            />
          ))}
          {!isFull && (
            <div className="flex flex-wrap gap-3">
              {!hasColor && (
                <Button variant="secondary" onClick={() => addEje(newEje("color", "Color"))}>
                  {copy.addColor}
                </Button>
              )}
              <Button variant="secondary" onClick={() => addEje(newEje("opcion", ""))}>
                {copy.addOpcion}
              </Button>
            </div>
          )}
        </section>
        <VariantesGrid
          draft={draft}
          fault={fault}
          onChange={(rows) => change({ rows })}
          onJoin={(row) => (row.typed ? edit.refill(releaseRow(row)) : setJoining(row))}
        />
        {gone.length > 0 && draft.ejes.length > 0 && (
          <Banner kind="warning">{copy.leaving(gone)}</Banner>
        )}
        {fault && (
          <Banner kind="error">
            <p>{fault.text}</p>
            {fault.isStale && (
              <Button
                variant="secondary"
                size="small"
                className="mt-2"
                onClick={() => void edit.loadFresh()}
              >
                {copy.reload}
              </Button>
            )}
          </Banner>
        )}
        <SaveBar isChanged={edit.isChanged} isSending={isSending} guard={guard} text={copy.save}>
          {familia.ejes.length > 0 && <DissolveButton id={id} onDone={guard.allow} />}
        </SaveBar>
      </form>
      {/* Outside the form, as it has one of its own. */}
      {joining && (
        <JoinDialog
          draft={draft}
          nombre={rowNombre(draft, joining, copy.nameless)}
          onChoose={(producto) => {
            edit.refill(joinRow(joining, producto));
            setJoining(null);
          }}
          onClose={() => setJoining(null)}
        />
      )}
    </>
  );
}
