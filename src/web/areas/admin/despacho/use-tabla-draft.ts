import { useState } from "react";
import type { DespachoTabla, DespachoZona } from "#contract/schemas/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { despachoCopy as copy } from "./despacho.copy.ts";
import { type Draft, fromDraft, toDraft, toZonaDrafts } from "./draft.ts";

type Failure = { kind: "fault"; message: string } | { kind: "stale" | "kept" };

export type TablaDraft = ReturnType<typeof useTablaDraft>;

/** The table as it is typed. `base` is what it was filled from: another version since then is stale. */
export function useTablaDraft(tabla: DespachoTabla) {
  const [base, setBase] = useState(tabla);
  const [draft, setDraft] = useState(() => toDraft(tabla));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);

  const change = (fields: Partial<Draft>) => setDraft((now) => ({ ...now, ...fields }));

  function load(fresh: DespachoTabla): void {
    setBase(fresh);
    setDraft(toDraft(fresh));
    setFailure(null);
  }

  async function save(): Promise<void> {
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

  return {
    base,
    draft,
    failure,
    isSending,
    change,
    save,
    loadFresh,
    putZonas: (zonas: readonly DespachoZona[]) => change({ zonas: toZonaDrafts(zonas) }),
  };
}
