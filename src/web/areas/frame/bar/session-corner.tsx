import { Link } from "react-router";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { logout, useSession } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { buttonClass } from "#web/ui/actions/button-class.ts";
import { LogoutIcon } from "#web/ui/art/icons.tsx";
import { frameCopy } from "../frame.copy.ts";

/** The server's HTML shows guests. */
export function SessionCorner() {
  const session = useSession();
  const isHydrated = useIsHydrated();
  if (session.status === "user") {
    return (
      <>
        <Link
          to="/cuenta"
          prefetch="intent"
          title={frameCopy.cuenta}
          className="inline-flex min-h-11 max-w-48 items-center rounded-soft px-2 text-sm no-underline hover:bg-quiet hover:text-accent"
        >
          <span className="truncate">{frameCopy.greeting(session.nombre)}</span>
        </Link>
        <Button variant="quiet" size="small" onClick={logout}>
          <LogoutIcon className="size-5" />
          <span className="lg:max-2xl:sr-only">{frameCopy.logout}</span>
        </Button>
      </>
    );
  }
  return (
    <Link
      to="/login"
      prefetch="intent"
      data-until-session={isHydrated ? undefined : ""}
      className={buttonClass({ variant: "secondary", size: "small" })}
    >
      {frameCopy.login}
    </Link>
  );
}
