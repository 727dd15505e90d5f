import type { ReactNode } from "react";
import type { Pedido } from "#contract/pedidos.ts";
import { pedidosCopy as copy } from "#web/copy/pedidos.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useOwnPedidos } from "./pedidos-data.ts";

type Props = { children: (pedidos: readonly Pedido[]) => ReactNode };

/** The orders once they are here; until then what there is to say. */
export function WithPedidos({ children }: Props) {
  const view = useOwnPedidos();
  if (view.status === "loading") return <Spinner label={copy.loading} />;
  if (view.status === "ready") return children(view.pedidos);
  return (
    <div className="grid justify-items-start gap-4">
      <Banner kind="error">{copy.loadFailed}</Banner>
      <Button variant="secondary" onClick={view.retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
