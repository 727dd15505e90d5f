import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { ProductoFormSchema } from "#contract/schemas/productos-admin.ts";
import { useRecoveredDraft, useSaveDraft } from "#web/areas/acceso/drafts/use-draft.ts";
import { rebaseImagenes, savedImagenes } from "./imagenes.ts";
import {
  copyOf,
  emptyValues,
  isChanged,
  normalizeValues,
  type ProductoValues,
  rebaseValues,
  valuesOf,
} from "./producto-values.ts";
import { type StoredDraft, StoredDraftSchema, storedDraftOf } from "./stored-draft.ts";
import { type ImagenesDraft, useImagenes } from "./use-imagenes.ts";

const bySchema = zodResolver(ProductoFormSchema) as unknown as Resolver<ProductoValues>;

/** The contract's schema, applied to the normalized values. */
const resolver: Resolver<ProductoValues> = (values, context, options) =>
  bySchema(normalizeValues(values), context, options);

export type ProductoFormApi = UseFormReturn<ProductoValues>;

export type ProductoDraft = {
  form: ProductoFormApi;
  imagenes: ImagenesDraft;
  /** Null for a new producto. */
  base: ProductoDetalle | null;
  isChanged: boolean;
  /** The draft of an ended session while the form shows it, else null. */
  recovered: StoredDraft | null;
  discardRecovered: () => void;
  /** Replaces the typed values by a newer version; the result restores them. */
  load: (fresh: ProductoDetalle) => () => void;
  /** Keeps the typed values, to be saved over a newer version. */
  rebase: (fresh: ProductoDetalle) => void;
};

/** `model`: what a new one begins with. */
export function useProductoForm(
  producto: ProductoDetalle | null,
  model: ProductoDetalle | null,
): ProductoDraft {
  const name = `producto:${producto?.id ?? (model ? `copia-${model.id}` : "nuevo")}`;
  const empty = model ? { values: copyOf(model), imagenes: [] } : draftOf(null);
  const stored = useRecoveredDraft(name, StoredDraftSchema);
  const [recovered, setRecovered] = useState(stored);
  // A recovered draft keeps its own base: the server refuses a stale one.
  const [base, setBase] = useState(stored ? stored.base : producto);
  const loaded = base ? draftOf(base) : empty;
  const start = stored ? draftOfStored(stored) : loaded;
  const form = useForm<ProductoValues>({
    resolver,
    defaultValues: start.values,
    shouldFocusError: false,
  });
  const imagenes = useImagenes(start.imagenes);
  const now = { values: form.watch(), imagenes: imagenes.imagenes };
  const hasChanged = isChanged(now, loaded);
  useSaveDraft(name, hasChanged ? storedDraftOf(now, base) : null);

  function show(next: { values: ProductoValues; imagenes: typeof now.imagenes }): void {
    form.reset(next.values);
    imagenes.replace(next.imagenes);
  }

  return {
    form,
    imagenes,
    base,
    isChanged: hasChanged,
    recovered,
    discardRecovered() {
      // The pressed button disappears. Before the reset, which unregisters the fields.
      form.setFocus("nombre");
      setRecovered(null);
      setBase(producto);
      show(producto ? draftOf(producto) : empty);
    },
    load(fresh) {
      const typed = { values: form.getValues(), imagenes: imagenes.imagenes };
      const rebased = rebaseOver(typed, base, fresh);
      setBase(fresh);
      show(draftOf(fresh));
      return () => show(rebased);
    },
    rebase(fresh) {
      setBase(fresh);
      show(rebaseOver({ values: form.getValues(), imagenes: imagenes.imagenes }, base, fresh));
    },
  };
}

type Draft = { values: ProductoValues; imagenes: ImagenesDraft["imagenes"] };

function draftOf(producto: ProductoDetalle | null): Draft {
  if (!producto) return { values: emptyValues, imagenes: [] };
  return { values: valuesOf(producto), imagenes: savedImagenes(producto.imagenes) };
}

function draftOfStored({ values, imagenes }: StoredDraft): Draft {
  return { values, imagenes: savedImagenes(imagenes) };
}

function rebaseOver(mine: Draft, base: ProductoDetalle | null, fresh: ProductoDetalle): Draft {
  const before = draftOf(base).values;
  const paths = { base: base?.imagenes ?? [], fresh: fresh.imagenes };
  return {
    values: rebaseValues(mine.values, { base: before, fresh: valuesOf(fresh) }),
    imagenes: rebaseImagenes(mine.imagenes, paths),
  };
}
