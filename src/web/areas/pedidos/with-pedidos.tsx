import type { ReactNode } from "react";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { pedidosCopy as copy } from "./pedidos.copy.ts";
import { useOwnPedidos } from "./pedidos-data.ts";

type Props = {
  /** They are all of the page: the footer waits below the screen. */
  isPage?: boolean;
  children: (pedidos: readonly Pedido[]) => ReactNode;
};

export function WithPedidos({ isPage = false, children }: Props) {
  const view = useOwnPedidos();
  if (view.status === "loading")
    return <Spinner label={copy.loading} className={isPage ? "min-h-dvh" : ""} />;
  if (view.status === "ready") return children(view.data);
  return (
    <LoadFailure
      title={copy.loadFailed}
      retry={copy.retry}
      onRetry={view.refresh}
      actions={
        <LinkButton to="/contacto" variant="quiet">
          {copy.writeUs}
        </LinkButton>
      }
    >
      {copy.loadFailedHelp}
    </LoadFailure>
  );
}
