import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { useCountdown } from "../register/use-countdown.ts";
import type { AccesoState } from "./acceso-state.ts";

type Props = {
  seconds: number;
  announce: (secondsLeft: number) => ReactNode;
  /** Something else on the page is in use. */
  isHeld?: boolean;
  /** The login, with where it leads. */
  to?: string;
  /** For the login; kept by identity between renders. */
  state?: AccesoState;
};

/** docs/reglas.md 19 */
export function RedirectToLogin({
  seconds,
  announce,
  isHeld = false,
  to = "/login",
  state,
}: Props) {
  const navigate = useNavigate();
  const goToLogin = useCallback(
    () => void navigate(to, { replace: true, state }),
    [navigate, to, state],
  );
  const { secondsLeft, isStopped, stop } = useCountdown(seconds, goToLogin);
  useEffect(() => {
    if (isHeld) stop();
  }, [isHeld, stop]);
  const link = useRef<HTMLAnchorElement>(null);

  /** The pressed button disappears: the focus moves beside it. */
  function stay(): void {
    stop();
    link.current?.focus();
  }

  return (
    <div className="grid gap-5">
      {!isStopped && (
        <p className="text-muted" role="timer">
          {announce(secondsLeft)}
        </p>
      )}
      <p className="text-muted empty:hidden" role="status">
        {isStopped && accesoCopy.redirectStopped}
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton ref={link} to={to} replace state={state}>
          {accesoCopy.goNow}
        </LinkButton>
        {!isStopped && (
          <Button variant="quiet" onClick={stay}>
            {accesoCopy.stopRedirect}
          </Button>
        )}
      </div>
    </div>
  );
}
