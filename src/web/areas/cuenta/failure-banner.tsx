import type { ApiFailure } from "#contract/client.ts";
import { sessionStore } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { cuentaCopy as copy } from "./cuenta.copy.ts";

const forbiddenStatus = 403;

/** A sign-in that is too old needs a new one, which redirects here. */
export function FailureBanner({ failure: { status, error } }: { failure: ApiFailure }) {
  return (
    <Banner kind="error">
      <p>{error ?? copy.failed}</p>
      {status === forbiddenStatus && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2 justify-self-start"
          onClick={() => sessionStore.end({ from: "/cuenta" })}
        >
          {copy.signInAgain}
        </Button>
      )}
    </Banner>
  );
}
