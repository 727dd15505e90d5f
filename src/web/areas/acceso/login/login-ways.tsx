import type { ReactNode } from "react";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { Or } from "./or.tsx";

const copy = accesoCopy.login;
const guestPath = "/checkout/invitado";

type Props = {
  /** On the way to pay, which can be gone without an account. */
  isPaying: boolean;
  /** The form of those who have an account. */
  children: ReactNode;
};

/** The kept HTML has both ways; the address tells the browser which to draw before scripts come, so that nothing moves. */
export function LoginWays({ isPaying, children }: Props) {
  const isHydrated = useIsHydrated();
  const hasBoth = isPaying || !isHydrated;
  const unlessPaying = isHydrated ? {} : { "data-of-pago": "" };
  return (
    <div className="grid gap-6">
      {hasBoth && (
        <section className="grid gap-4" {...unlessPaying}>
          <h2 className="text-xl">{copy.guestHeading}</h2>
          <p className="text-muted">{copy.guestLead}</p>
          <LinkButton to={guestPath} size="large">
            {copy.asGuest}
          </LinkButton>
        </section>
      )}
      {hasBoth && (
        <div {...unlessPaying}>
          <Or />
        </div>
      )}
      <section className="grid gap-4">
        {hasBoth && (
          <h2 className="text-xl" {...unlessPaying}>
            {copy.accountHeading}
          </h2>
        )}
        {children}
      </section>
    </div>
  );
}
