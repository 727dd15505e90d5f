import { type FormEvent, useId, useState } from "react";
import type { DespachoTabla } from "#contract/schemas/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { AjustesFields } from "./ajustes-fields.tsx";
import { despachoCopy as copy } from "./despacho.copy.ts";
import { type Draft, fromDraft, newZona, toDraft, type ZonaDraft } from "./draft.ts";
import { ZonaCard } from "./zona-card.tsx";

type Failure = { kind: "fault"; message: string } | { kind: "stale" | "kept" };

export function DespachoTablaForm({ tabla }: { tabla: DespachoTabla }) {
  /** What the draft was filled from. */
  const [base, setBase] = useState(tabla);
  const [draft, setDraft] = useState(() => toDraft(tabla));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const zonasTitle = useId();

  const change = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }));
  const changeZona = (key: string, fields: Partial<ZonaDraft>) =>
    setDraft((now) => ({
      ...now,
      zonas: now.zonas.map((zona) => (zona.key === key ? { ...zona, ...fields } : zona)),
    }));
  const removeZona = (key: string) =>
    setDraft((now) => ({ ...now, zonas: now.zonas.filter((zona) => zona.key !== key) }));

  function load(fresh: DespachoTabla): void {
    setBase(fresh);
    setDraft(toDraft(fresh));
    setFailure(null);
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    const result = await api("saveDespachoTabla", {
      body: { version: base.version, ...fromDraft(draft) },
    });
    setIsSending(false);
    if (!result.ok) {
      const message = result.error ?? copy.saveFailed;
      setFailure(result.status === 409 ? { kind: "stale" } : { kind: "fault", message });
      return;
    }
    load(result.data.tabla);
    showToast(result.data.mensaje);
    void refreshOwn("getDespachoTabla");
  }

  /** With `isKept` what was typed stays, to be saved over what somebody else saved. */
  async function loadFresh(isKept: boolean): Promise<void> {
    const fresh = await api("getDespachoTabla", {});
    if (!fresh.ok) return;
    if (!isKept) return load(fresh.data);
    setBase(fresh.data);
    setFailure({ kind: "kept" });
  }

  return (
    <form onSubmit={save} method="post" noValidate className="grid max-w-2xl gap-8">
      <AjustesFields draft={draft} sinPeso={base.productos_sin_peso} onChange={change} />
      <section aria-labelledby={zonasTitle} className="grid gap-4">
        <h2 id={zonasTitle} className="text-xl">
          {copy.zonas}
        </h2>
        <p className="text-muted">{copy.zonasLead}</p>
        {base.ajustes.activa && base.sin_zona.length > 0 && (
          <Banner kind="info">{copy.sinZona(base.sin_zona)}</Banner>
        )}
        {draft.zonas.map((zona) => (
          <ZonaCard
            key={zona.key}
            zona={zona}
            onChange={(fields) => changeZona(zona.key, fields)}
            onRemove={() => removeZona(zona.key)}
          />
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change({ zonas: [...draft.zonas, newZona(copy.newZona)] })}
        >
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
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
