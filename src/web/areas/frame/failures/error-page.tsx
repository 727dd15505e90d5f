import { useEffect } from "react";
import { isRouteErrorResponse, useRevalidator } from "react-router";
import { useConnection } from "#web/app/connection/connection.ts";
import { failuresCopy as copy } from "#web/app/failures.copy.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { StuckPrint } from "#web/ui/art/stuck-print.tsx";

const words = {
  broken: { eyebrow: copy.brokenEyebrow, title: copy.brokenTitle, text: copy.brokenText },
  away: { eyebrow: copy.awayEyebrow, title: copy.awayTitle, text: copy.awayText },
  offline: { eyebrow: copy.offlineEyebrow, title: copy.offlineTitle, text: copy.offlineText },
};

/** For unexpected errors; retries when the connection is back. */
export function ErrorPage({ error }: { error?: unknown }) {
  const { revalidate, state } = useRevalidator();
  const connection = useConnection();
  const cause = causeOf(error, connection);
  useEffect(() => {
    if (connection === "back") void revalidate();
  }, [connection, revalidate]);
  const { eyebrow, title, text } = words[cause];
  return (
    <div className="page-width grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-2 lg:gap-16">
      <div className="grid justify-items-start gap-5">
        <LayerDivider tone="text-copper" className="w-14" />
        <p className="font-semibold text-copper-text">{eyebrow}</p>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="max-w-text text-muted">{text}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            isBusy={state === "loading"}
            onClick={cause === "broken" ? reload : () => void revalidate()}
          >
            {copy.retryPage}
          </Button>
          <LinkButton to="/" variant="secondary" reloadDocument>
            {copy.goHome}
          </LinkButton>
        </div>
      </div>
      <StuckPrint className="w-full max-w-md justify-self-center" />
    </div>
  );
}

/** A rendering error would repeat with the same data and scripts. */
function reload(): void {
  window.location.reload();
}

function causeOf(error: unknown, connection: ReturnType<typeof useConnection>) {
  if (connection === "offline" || connection === "away") return connection;
  const status = isRouteErrorResponse(error) ? error.status : null;
  return status !== null && [0, 502, 503, 504].includes(status) ? "away" : "broken";
}
