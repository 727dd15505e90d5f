import { useState } from "react";
import { emptyFile, fileTooLarge } from "#contract/error-messages.ts";
import type { Receta } from "#contract/schemas/recetas.ts";
import { recetaArchivoLimits } from "#contract/values/archivos/archivo-limits.ts";
import { api } from "#web/app/api/api.ts";
import { uploadForm } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { impresionCopy as copy } from "./impresion.copy.ts";
import {
  placeRefusal,
  type RecetaDraft,
  type RecetaFault,
  readDraft,
  toDraft,
} from "./receta-draft.ts";

type Failure = { text: string; isStale: boolean };

/** A receta as it is typed; what is refused stays, also its file. */
export function useRecetaDraft(first: Receta) {
  const [loaded, setLoaded] = useState(first);
  const [base, setBase] = useState(() => toDraft(first));
  const [draft, setDraft] = useState(base);
  const [faults, setFaults] = useState<readonly RecetaFault[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Between 0 and 1 while it is sent. */
  const [share, setShare] = useState<number | null>(null);
  const producto_id = loaded.producto.id;

  function load(fresh: Receta): void {
    const next = toDraft(fresh);
    setLoaded(fresh);
    setBase(next);
    setDraft(next);
    setFaults([]);
    setFailure(null);
  }

  async function save(): Promise<void> {
    if (share !== null) return;
    const read = readDraft(draft, loaded);
    setFaults("faults" in read ? read.faults : []);
    setFailure(null);
    if ("faults" in read) return;
    const form = new FormData();
    form.append("datos", JSON.stringify(read.datos));
    if (draft.archivo) form.append("archivo", draft.archivo, draft.archivo.name);
    setShare(0);
    const result = await uploadForm("saveReceta", {
      form,
      onProgress: ({ sent, total }) => setShare(sent / total),
    });
    setShare(null);
    if (result.ok) {
      load(result.data.receta);
      showToast(result.data.mensaje);
      void refreshOwn("getReceta", "listTrabajos");
      return;
    }
    const refused = Object.entries(result.campos).map(([campo, text]) => ({
      field: placeRefusal(campo, draft),
      text,
    }));
    setFaults(refused);
    const text = result.error ?? copy.saveFailed;
    if (refused.length === 0) setFailure({ text, isStale: result.status === 409 });
  }

  async function loadFresh(): Promise<void> {
    const fresh = await api("getReceta", { query: { producto_id: String(producto_id) } });
    if (fresh.ok) load(fresh.data);
    else setFailure({ text: fresh.error ?? copy.loadFailed, isStale: true });
  }

  function choose(archivo: File): void {
    const { maxFileBytes } = recetaArchivoLimits;
    const { name, size } = archivo;
    const text = size === 0 ? emptyFile(name) : fileTooLarge(name, maxFileBytes);
    if (size === 0 || size > maxFileBytes) setFaults([{ field: "archivo", text }]);
    else change({ archivo, quitar_archivo: false });
  }

  function change(fields: Partial<RecetaDraft>): void {
    setDraft((now) => ({ ...now, ...fields }));
    if ("archivo" in fields) setFaults((now) => now.filter(({ field }) => field !== "archivo"));
  }

  return {
    ...{ loaded, draft, faults, failure, share, save, loadFresh, choose, change },
    isChanged: draft.archivo !== null || JSON.stringify(draft) !== JSON.stringify(base),
  };
}

export type RecetaEdit = ReturnType<typeof useRecetaDraft>;
