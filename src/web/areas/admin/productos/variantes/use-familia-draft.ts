import { useState } from "react";
import type { Color } from "#contract/schemas/colores.ts";
import { type Familia, SaveFamiliaSchema } from "#contract/schemas/familias.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { type FamiliaDraft, layRows, savedRows, toDraft, writeFamilia } from "./familia-draft.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";

/** Where a fault stands: a row by its key, an eje by its place. */
export type Fault = {
  text: string;
  row?: string;
  eje?: number;
  valor?: number;
  field?: string;
  isStale?: true;
};

export type FamiliaEdit = ReturnType<typeof useFamiliaDraft>;

/** The familia of the producto `id` as it is typed. */
export function useFamiliaDraft(
  familia: Familia,
  { id, colores }: { id: number; colores: readonly Color[] },
) {
  const [base, setBase] = useState(() => toDraft(familia));
  const [draft, setDraft] = useState(base);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setIsSending] = useState(false);
  const query = { id: String(id) };

  function load(fresh: Familia): void {
    const loaded = toDraft(fresh);
    setBase(loaded);
    setDraft(loaded);
    setFault(null);
  }

  async function save(): Promise<boolean> {
    if (isSending) return false;
    const body = writeFamilia(
      draft,
      colores.map(({ clave }) => clave),
    );
    const checked = SaveFamiliaSchema.safeParse(body);
    if (!checked.success) {
      setFault(placeOf(checked.error.issues[0], draft));
      return false;
    }
    setIsSending(true);
    setFault(null);
    const result = await api("saveFamilia", { query, body });
    setIsSending(false);
    if (!result.ok) {
      const isStale = result.status === 409 && result.campos === undefined;
      setFault({ text: result.error ?? copy.saveFailed, ...(isStale && { isStale }) });
      return false;
    }
    load(result.data.familia);
    showToast(result.data.mensaje);
    void refreshOwn("getFamilia", "listAllProductos", "getProducto", "listColores");
    return true;
  }

  async function loadFresh(): Promise<void> {
    const fresh = await api("getFamilia", { query });
    if (fresh.ok) load(fresh.data);
    else setFault({ text: fresh.error ?? copy.loadFailed, isStale: true });
  }

  return {
    ...{ draft, fault, isSending, save, loadFresh },
    isChanged: JSON.stringify(draft) !== JSON.stringify(base),
    change: (fields: Partial<FamiliaDraft>) => setDraft((now) => layRows({ ...now, ...fields })),
  };
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** Row and column, or eje and valor, of what the schema refused first. */
function placeOf(issue: Issue | undefined, draft: FamiliaDraft): Fault {
  const [list, at, part, valor] = issue?.path ?? [];
  const text = issue?.message ?? copy.saveFailed;
  if (list === "nombre") return { text, field: "nombre" };
  if (list === "ejes" && typeof at === "number")
    return { text, eje: at, ...(typeof valor === "number" ? { valor } : { field: String(part) }) };
  const row =
    list === "variantes" && typeof at === "number" ? savedRows(draft)[at]?.key : undefined;
  return row === undefined ? { text } : { text, row, field: String(part) };
}
