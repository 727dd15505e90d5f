import { useState } from "react";
import type { DespachoTabla, DespachoZona } from "#contract/schemas/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import type { DraftFault } from "../forms/use-draft-faults.ts";
import { despachoCopy as copy } from "./despacho.copy.ts";
import {
  type Draft,
  fromDraft,
  namelessZonas,
  placeRefusal,
  toDraft,
  toZonaDrafts,
} from "./draft.ts";

type Failure = { kind: "fault"; message: string } | { kind: "stale" | "kept" };

export type TablaDraft = ReturnType<typeof useTablaDraft>;

/** The table as it is typed. `base` is what it was filled from: another version since then is stale. */
export function useTablaDraft(tabla: DespachoTabla) {
  const [base, setBase] = useState(tabla);
  const [draft, setDraft] = useState(() => toDraft(tabla));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const [isSending, setIsSending] = useState(false);

  function change(fields: Partial<Draft>): void {
    setDraft((now) => ({ ...now, ...fields }));
    // Their fields are named by their places.
    if (fields.zonas && fields.zonas.length !== draft.zonas.length) setFaults([]);
  }

  function load(fresh: DespachoTabla, zonas: Draft["zonas"] = []): void {
    const next = toDraft(fresh);
    setBase(fresh);
    // A saved zona stays open.
    setDraft({
      ...next,
      zonas: next.zonas.map((it, at) => ({ ...it, key: zonas[at]?.key ?? it.key })),
    });
    setFailure(null);
    setFaults([]);
  }

  function refuse(found: readonly DraftFault[], message: string): void {
    setFaults(found);
    if (found.length === 0) setFailure({ kind: "fault", message });
  }

  async function save(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    const nameless = namelessZonas(draft);
    if (nameless.length > 0) return refuse(nameless, "");
    setFaults([]);
    setIsSending(true);
    const result = await api("saveDespachoTabla", {
      body: { version: base.version, ...fromDraft(draft) },
    });
    setIsSending(false);
    if (!result.ok) {
      if (result.status === 409) return setFailure({ kind: "stale" });
      return refuse(placeRefusal(result.campos, draft), result.error ?? copy.saveFailed);
    }
    load(result.data.tabla, draft.zonas);
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

  const isChanged = JSON.stringify(fromDraft(draft)) !== JSON.stringify(fromDraft(toDraft(base)));
  return {
    base,
    draft,
    failure,
    faults,
    isChanged,
    isSending,
    change,
    save,
    loadFresh,
    putZonas: (zonas: readonly DespachoZona[]) => change({ zonas: toZonaDrafts(zonas) }),
  };
}
