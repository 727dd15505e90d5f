import { useEffect, useRef, useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import type { VarianteAdmin } from "#contract/schemas/familias.ts";
import { api } from "#web/app/api/api.ts";
import { Money } from "#web/ui/content/money.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminCopy } from "../../admin.copy.ts";
import { ListSearch } from "../../list/list-search.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import { useAdminList } from "../../list/use-admin-list.ts";
import { adminProductosCopy } from "../productos.copy.ts";
import { type FamiliaDraft, refuseJoin } from "./familia-draft.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";

const shown = 8;

type Props = {
  draft: FamiliaDraft;
  /** That of the row. */
  nombre: string;
  onChoose: (producto: VarianteAdmin) => void;
  onClose: () => void;
};

/** Finds the producto that fills a new row. */
export function JoinDialog({ draft, nombre, onChoose, onClose }: Props) {
  const [q, setQ] = useState("");
  const [refusal, setRefusal] = useState<{ id: number; text: string } | null>(null);
  const asked = useRef<AbortController | null>(null);
  useEffect(() => () => asked.current?.abort(), []);
  const view = useAdminList("listAllProductos", {
    ...{ incluir_inactivos: "true", por_pagina: String(shown) },
    ...(q && { q }),
  });

  async function choose({ id, nombre: chosen }: Producto): Promise<void> {
    setRefusal(null);
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    const { signal } = asking;
    const known = await api("getFamilia", { query: { id: String(id) }, signal });
    if (signal.aborted) return;
    if (!known.ok) return setRefusal({ id, text: known.error ?? copy.joinFailed });
    const refused = refuseJoin(draft, { id, known: known.data });
    const [producto] = known.data.variantes;
    if (refused) setRefusal({ id, text: copy.refused[refused](chosen, known.data.nombre) });
    else if (producto) onChoose(producto);
  }

  return (
    <Dialog isOpen onClose={onClose} title={copy.joinTitle}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{copy.joinLead(nombre)}</p>
        <ListSearch
          list={{ get: () => q, set: (changes) => setQ(changes.q ?? "") }}
          label={adminProductosCopy.searchLabel}
          isFocusedFirst
        />
        {view.status === "loading" && <Spinner label={adminCopy.loading} />}
        {view.status === "error" && (
          <LoadRetry error={view.error ?? copy.listFailed} onRetry={view.refresh} />
        )}
        {view.status === "ready" && (
          <>
            <p role="status" className="text-sm text-muted">
              {view.rows.length === 0 ? adminCopy.noMatches : adminCopy.matches(view)}
              {view.total > view.rows.length && ` · ${copy.narrow(view.rows.length)}`}
            </p>
            <ul aria-label={copy.listed} aria-busy={view.isRefreshing}>
              {view.rows.map((producto) => (
                <Found
                  key={producto.id}
                  producto={producto}
                  refusal={refusal?.id === producto.id ? refusal.text : null}
                  onChoose={() => void choose(producto)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

type FoundProps = { producto: Producto; refusal: string | null; onChoose: () => void };

function Found({ producto, refusal, onChoose }: FoundProps) {
  const { nombre, sku, precio, stock } = producto;
  return (
    <li className="border-t border-hairline">
      <button
        type="button"
        onClick={onChoose}
        className="grid min-h-12 w-full gap-1 rounded-thin px-2 py-3 text-left wrap-anywhere hover:bg-quiet"
      >
        <span className="font-semibold">{nombre}</span>
        <span className="text-sm text-muted">
          {sku} · <Money pesos={precio} /> · {copy.units(stock)}
        </span>
      </button>
      {refusal && (
        <p
          ref={scrollIntoView}
          role="alert"
          className="px-2 pb-3 text-sm font-medium text-danger wrap-anywhere"
        >
          {refusal}
        </p>
      )}
    </li>
  );
}

/** The row that was pressed may be the last that is in view. */
function scrollIntoView(sentence: HTMLElement | null): void {
  sentence?.scrollIntoView({ block: "nearest" });
}
