import { useLocation } from "react-router";
import { loginPath } from "#web/areas/acceso/session/redirect-target.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { PagoFrame } from "./pago-frame.tsx";

/** The address may be wrong, or another person's. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PagoFrame
      tone="neutral"
      title={copy.loadFailed}
      actions={
        <>
          <Button onClick={onRetry}>{copy.retryLoad}</Button>
          <LinkButton to="/cuenta/pedidos" variant="secondary">
            {copy.goToPedidos}
          </LinkButton>
          <LinkButton to="/carrito" variant="quiet">
            {copy.goToCarrito}
          </LinkButton>
        </>
      }
    >
      <p>{copy.loadFailedSafe}</p>
      <p className="font-semibold">{copy.loadFailedNext}</p>
    </PagoFrame>
  );
}

/** Only the buyer sees a receipt. */
export function LoginFirst() {
  const { pathname, search } = useLocation();
  return (
    <PagoFrame
      tone="neutral"
      title={copy.loginTitle}
      actions={<LinkButton to={loginPath(pathname + search)}>{copy.login}</LinkButton>}
    >
      <p>{copy.loginLead}</p>
    </PagoFrame>
  );
}
