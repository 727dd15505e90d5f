import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { ProductoFormSchema } from "#contract/schemas/productos-admin.ts";
import { useKeepDraft, useRecoveredDraft } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import { keptImagenes, rebaseImagenes } from "./imagenes.ts";
import { type KeptProducto, KeptProductoSchema, keptOf } from "./kept-producto.ts";
import {
  emptyValues,
  isChanged,
  normalizeValues,
  type ProductoValues,
  rebaseValues,
  valuesOf,
} from "./producto-values.ts";
import { type ImagenesDraft, useImagenes } from "./use-imagenes.ts";

const bySchema = zodResolver(ProductoFormSchema) as unknown as Resolver<ProductoValues>;

/** The contract's own rules, applied to what will be sent. */
const resolver: Resolver<ProductoValues> = (values, context, options) =>
  bySchema(normalizeValues(values), context, options);

export type ProductoFormApi = UseFormReturn<ProductoValues>;

export type ProductoDraft = {
  form: ProductoFormApi;
  imagenes: ImagenesDraft;
  /** What the form is based on, null for a new producto. */
  base: ProductoDetalle | null;
  isChanged: boolean;
  /** What was typed before the session ended, while it stands in the form; else null. */
  recovered: KeptProducto | null;
  /** Shows the producto as it is instead of what was recovered. */
  discardRecovered: () => void;
  /** Shows a newer version instead of what was typed; the answer brings the typed back. */
  load: (fresh: ProductoDetalle) => () => void;
  /** Keeps what was typed, to be saved over a newer version. */
  rebase: (fresh: ProductoDetalle) => void;
};

/** What is typed and chosen in the form of a producto. */
export function useProductoForm(producto: ProductoDetalle | null): ProductoDraft {
  const name = `producto:${producto?.id ?? "nuevo"}`;
  const kept = useRecoveredDraft(name, KeptProductoSchema);
  const [recovered, setRecovered] = useState(kept);
  // What was recovered stands upon the version it was typed over: the server tells when that is too old.
  const [base, setBase] = useState(kept ? kept.base : producto);
  const loaded = draftOf(base);
  const start = kept ? draftOfKept(kept) : loaded;
  const form = useForm<ProductoValues>({
    resolver,
    defaultValues: start.values,
    shouldFocusError: false,
  });
  const imagenes = useImagenes(start.imagenes);
  const now = { values: form.watch(), imagenes: imagenes.imagenes };
  const hasChanged = isChanged(now, loaded);
  useKeepDraft(name, hasChanged ? keptOf(now, base) : null);

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
      // The button that was pressed goes away; the fields are unknown until they are drawn again.
      form.setFocus("nombre");
      setRecovered(null);
      setBase(producto);
      show(draftOf(producto));
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
  return { values: valuesOf(producto), imagenes: keptImagenes(producto.imagenes) };
}

function draftOfKept({ values, imagenes }: KeptProducto): Draft {
  return { values, imagenes: keptImagenes(imagenes) };
}

function rebaseOver(mine: Draft, base: ProductoDetalle | null, fresh: ProductoDetalle): Draft {
  const before = draftOf(base).values;
  const paths = { base: base?.imagenes ?? [], fresh: fresh.imagenes };
  return {
    values: rebaseValues(mine.values, { base: before, fresh: valuesOf(fresh) }),
    imagenes: rebaseImagenes(mine.imagenes, paths),
  };
}
