import { useState } from "react";
import { Link } from "react-router";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { groupBy } from "#web/app/group-by.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";

/** Prints that keep the pedido from being sent, and the end of that for who checked them beside the board. */
export function UncheckedPieces({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const { por_revisar } = pedido;
  const [isBusy, setIsBusy] = useState(false);

  async function check(): Promise<void> {
    setIsBusy(true);
    for (const [desde, group] of groupBy(por_revisar, ({ estado }) => estado)) {
      const body = { ids: group.map(({ id }) => id), desde, estado: "revisado" } as const;
      const result = await api("stepTrabajos", { body });
      if (!result.ok) showToast(result.error ?? copy.noAnswer, "error");
    }
    await refreshOwn("getPedidoDetalle", "listTrabajos", "getResumen");
    setIsBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink">
      <p className="max-w-text">
        {copy.unchecked(por_revisar.length)}{" "}
        <Link to="/admin/taller" className="link inline-flex min-h-11 items-center">
          {copy.seeTaller}
        </Link>
      </p>
      <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void check()}>
        {copy.checked(por_revisar.length)}
      </Button>
    </div>
  );
}
