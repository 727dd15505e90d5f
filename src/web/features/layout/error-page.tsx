import { useRevalidator } from "react-router";
import { layoutCopy } from "#web/copy/layout.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Something failed that no page expected. Never a white page. */
export function BrokenPage({ isAway = false }: { isAway?: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      level={1}
      title={isAway ? layoutCopy.awayTitle : layoutCopy.brokenTitle}
      className="page-width py-20"
      actions={
        <>
          <Button isBusy={state === "loading"} onClick={() => void revalidate()}>
            {layoutCopy.retry}
          </Button>
          <LinkButton to="/" variant="secondary" reloadDocument>
            {layoutCopy.goHome}
          </LinkButton>
        </>
      }
    >
      <p>{isAway ? layoutCopy.awayText : layoutCopy.brokenText}</p>
    </EmptyState>
  );
}
