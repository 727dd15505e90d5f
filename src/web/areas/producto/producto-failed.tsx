import { useRevalidator } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { productoCopy } from "./producto.copy.ts";

export function ProductoFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      level={1}
      title={productoCopy.loadFailed}
      className="page-width py-20"
      actions={
        <>
          <Button isBusy={state === "loading"} onClick={() => void revalidate()}>
            {productoCopy.retry}
          </Button>
          <LinkButton to="/tienda" variant="secondary">
            {productoCopy.back}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{productoCopy.loadFailedHelp}</p>
    </EmptyState>
  );
}
