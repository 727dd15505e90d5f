import { useLocation } from "react-router";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { loginPath } from "#web/state/redirect-target.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PagoFrame } from "./pago-frame.tsx";

/** The order could not be read: the address may be wrong, or somebody else's. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PagoFrame
      tone="neutral"
      title={copy.loadFailed}
      actions={
        <>
          <LinkButton to="/carrito">{copy.goToCarrito}</LinkButton>
          <Button variant="quiet" onClick={onRetry}>
            {copy.retryLoad}
          </Button>
        </>
      }
    />
  );
}

/** Only its buyer sees a receipt. */
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
