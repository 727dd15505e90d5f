import { type FormEvent, useId, useState } from "react";
import { downloadFile } from "#web/app/api/api-files.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { adminCopy } from "../admin.copy.ts";
import { SaveBar } from "../forms/save-bar.tsx";
import { useDraftFaults } from "../forms/use-draft-faults.ts";
import { useLeaveGuard } from "../list/use-leave-guard.ts";
import { AjustesFields } from "./ajustes-fields.tsx";
import { despachoCopy as copy } from "./despacho.copy.ts";
import { newZona, type ZonaDraft } from "./draft.ts";
import type { TablaDraft } from "./use-tabla-draft.ts";
import { ZonaCard } from "./zona-card.tsx";

type Props = { tabla: TablaDraft; onUpload: () => void };

export function DespachoTablaForm({ tabla, onUpload }: Props) {
  const { base, draft, failure, faults, isChanged, isSending, change, save, loadFresh } = tabla;
  const { idOf, errorOf, summary } = useDraftFaults(faults);
  const guard = useLeaveGuard(isChanged);
  const zonasTitle = useId();
  const [added, setAdded] = useState("");

  const changeZona = (key: string, fields: Partial<ZonaDraft>) =>
    change({
      zonas: draft.zonas.map((zona) => (zona.key === key ? { ...zona, ...fields } : zona)),
    });
  const removeZona = (key: string) =>
    change({ zonas: draft.zonas.filter((zona) => zona.key !== key) });

  function addZona(): void {
    const zona = newZona(copy.newZona);
    setAdded(zona.key);
    change({ zonas: [...draft.zonas, zona] });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <form onSubmit={submit} method="post" noValidate className="grid max-w-2xl gap-8">
      <ErrorSummary {...summary} />
      <AjustesFields
        {...{ draft, idOf, errorOf }}
        sinPeso={base.productos_sin_peso}
        onChange={change}
      />
      <section aria-labelledby={zonasTitle} className="grid gap-4">
        <h2 id={zonasTitle} className="text-xl">
          {copy.zonas}
        </h2>
        <p className="text-muted">{copy.zonasLead}</p>
        <div className="-mx-2 flex flex-wrap gap-x-3">
          <ExportButton
            variant="quiet"
            size="small"
            text={copy.csvDownload}
            failed={adminCopy.downloadFailed}
            save={() => downloadFile("exportDespacho", { name: copy.csvName })}
          />
          <Button variant="quiet" size="small" onClick={onUpload}>
            {copy.csvUpload}
          </Button>
        </div>
        {base.ajustes.activa && base.sin_zona.length > 0 && (
          <Banner kind="info">{copy.sinZona(base.sin_zona)}</Banner>
        )}
        {draft.zonas.map((zona, at) => (
          <ZonaCard
            key={zona.key}
            zona={zona}
            isOpenFirst={zona.key === added}
            hasFaults={faults.some(({ field }) => field.startsWith(`zonas.${at}.`))}
            idOf={(field) => idOf(`zonas.${at}.${field}`)}
            errorOf={(field) => errorOf(`zonas.${at}.${field}`)}
            onChange={(fields) => changeZona(zona.key, fields)}
            onRemove={() => removeZona(zona.key)}
          />
        ))}
        <Button variant="secondary" className="justify-self-start" onClick={addZona}>
          {copy.addZona}
        </Button>
      </section>
      {failure?.kind === "fault" && <Banner kind="error">{failure.message}</Banner>}
      {failure?.kind === "kept" && <Banner kind="warning">{copy.kept}</Banner>}
      {failure?.kind === "stale" && (
        <Banner kind="error" title={copy.staleTitle}>
          <p>{copy.staleText}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={() => void loadFresh(true)}>
              {copy.staleKeep}
            </Button>
            <Button variant="secondary" size="small" onClick={() => void loadFresh(false)}>
              {copy.staleLoad}
            </Button>
          </div>
        </Banner>
      )}
      <SaveBar isChanged={isChanged} isSending={isSending} guard={guard} />
    </form>
  );
}
