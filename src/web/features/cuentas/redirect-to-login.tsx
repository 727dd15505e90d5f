import { type ReactNode, useCallback } from "react";
import { useNavigate } from "react-router";
import { cuentasCopy } from "#web/copy/cuentas.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useCountdown } from "./use-countdown.ts";

type Props = { seconds: number; announce: (secondsLeft: number) => ReactNode };

/** Leads to the login after some seconds; one can go at once or stay (specification, part 2, 19). */
export function RedirectToLogin({ seconds, announce }: Props) {
  const navigate = useNavigate();
  const goToLogin = useCallback(() => void navigate("/login", { replace: true }), [navigate]);
  const { secondsLeft, isStopped, stop } = useCountdown(seconds, goToLogin);
  return (
    <div className="grid gap-5">
      <p className="text-pizarra" role="timer">
        {isStopped ? cuentasCopy.redirectStopped : announce(secondsLeft)}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login" replace>
          {cuentasCopy.goNow}
        </LinkButton>
        {!isStopped && (
          <Button variant="quiet" onClick={stop}>
            {cuentasCopy.stopRedirect}
          </Button>
        )}
      </div>
    </div>
  );
}
