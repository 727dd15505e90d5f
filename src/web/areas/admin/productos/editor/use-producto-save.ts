import { useEffect, useRef, useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { type UploadProgress, uploadForm } from "#web/app/api/api-files.ts";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { readProducto, refreshProductos } from "../productos-data.ts";
import { newImagenes, progressPerFile } from "./imagenes.ts";
import { toFormData } from "./producto-values.ts";
import type { ProductoDraft } from "./use-producto-form.ts";

/** Why the form was not saved. */
export type Trouble =
  | { kind: "offline" }
  | { kind: "refused"; sentence: string }
  | { kind: "stale"; base: ProductoDetalle; fresh: ProductoDetalle | null; hasFailed: boolean }
  | { kind: "loaded"; undo: () => void }
  | { kind: "rebased" };

type Then = {
  /** False when no field was refused. */
  takeFaults: (failure: ApiFailure) => boolean;
  onSaved: (saved: { producto: ProductoDetalle }) => void;
};

/** A failure loses nothing. */
export function useProductoSave(draft: ProductoDraft, { takeFaults, onSaved }: Then) {
  const [isSaving, setIsSaving] = useState(false);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [imagenesError, setImagenesError] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function save(): Promise<void> {
    setTrouble(null);
    setImagenesError(null);
    setIsSaving(true);
    const abort = new AbortController();
    upload.current = abort;
    const result = await send(draft, { onProgress: setProgress, signal: abort.signal });
    if (abort.signal.aborted) return;
    setIsSaving(false);
    setProgress(null);
    if (result.ok) {
      refreshProductos();
      onSaved(result.data);
      return;
    }
    await explain(result);
  }

  async function explain(failure: ApiFailure): Promise<void> {
    const { status, error, campos } = failure;
    if (status === 0) return setTrouble({ kind: "offline" });
    const isAboutField = takeFaults(failure);
    if (campos.imagenes) setImagenesError(campos.imagenes);
    if (isAboutField || campos.imagenes) return;
    if (status === 409 && draft.base) return readFresh(draft.base);
    setTrouble({ kind: "refused", sentence: error ?? copy.saveFailed });
  }

  async function readFresh(base: ProductoDetalle): Promise<void> {
    const result = await readProducto(base.id);
    const fresh = result.ok ? result.data : null;
    setTrouble({ kind: "stale", base, fresh, hasFailed: !result.ok });
  }

  return {
    isSaving,
    trouble,
    imagenesError,
    shares: progress && shareByImagen(draft, progress),
    save,
    retryFresh: () => (draft.base ? readFresh(draft.base) : Promise.resolve()),
    loadFresh(fresh: ProductoDetalle): void {
      const bringBack = draft.load(fresh);
      const undo = () => {
        bringBack();
        setTrouble({ kind: "rebased" });
      };
      setTrouble({ kind: "loaded", undo });
    },
    keepMine(fresh: ProductoDetalle): void {
      draft.rebase(fresh);
      setTrouble({ kind: "rebased" });
    },
  };
}

type SendOptions = { onProgress: (progress: UploadProgress) => void; signal: AbortSignal };

function send({ form, imagenes, base }: ProductoDraft, options: SendOptions) {
  const body = toFormData({ values: form.getValues(), imagenes: imagenes.imagenes }, base);
  return base
    ? uploadForm("updateProducto", { query: { id: String(base.id) }, form: body, ...options })
    : uploadForm("createProducto", { form: body, ...options });
}

function shareByImagen({ imagenes }: ProductoDraft, progress: UploadProgress) {
  const sent = newImagenes(imagenes.imagenes);
  const sizes = sent.map(({ file }) => file.size);
  const shares = progressPerFile(sizes, progress);
  return new Map(sent.map(({ id }, place) => [id, shares[place] ?? 0]));
}
