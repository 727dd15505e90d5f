import { useState } from "react";
import type { Color } from "#contract/schemas/colores.ts";
import { type Familia, SaveFamiliaSchema } from "#contract/schemas/familias.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import {
  type FamiliaDraft,
  layRows,
  type RowDraft,
  toDraft,
  writeFamilia,
} from "./familia-draft.ts";
import { type Fault, placeFault, placeRefusal } from "./fault.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";

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
      const { message = copy.saveFailed, path = [] } = checked.error.issues[0] ?? {};
      setFault(placeFault(message, { path, draft }));
      return false;
    }
    setIsSending(true);
    setFault(null);
    const result = await api("saveFamilia", { query, body });
    setIsSending(false);
    if (!result.ok) {
      setFault(placeRefusal(result.error ?? copy.saveFailed, { refusal: result, draft }));
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

  const change = (fields: Partial<FamiliaDraft>) =>
    setDraft((now) => layRows({ ...now, ...fields }));

  /** With another producto in it: what was said about the one before is over. */
  function refill(row: RowDraft): void {
    change({ rows: draft.rows.map((it) => (it.key === row.key ? row : it)) });
    if (fault?.row === row.key) setFault(null);
  }

  return {
    ...{ draft, fault, isSending, save, loadFresh, change, refill },
    isChanged: JSON.stringify(draft) !== JSON.stringify(base),
  };
}
