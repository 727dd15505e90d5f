import { useRevalidator } from "react-router";
import { productoCopy } from "#web/copy/producto.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** The shop could not be asked for this piece. */
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
