import { cx } from "#web/ui/class-names.ts";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.login;

const sentences = {
  buy: copy.lead,
  pay: copy.payLead,
  own: copy.cuentaLead,
  manage: copy.adminLead,
  registered: copy.registeredLead,
  ended: copy.expired,
};

const reasonsByPlace = { admin: "manage", checkout: "pay", cuenta: "own" } as const;

export type LoginReason = keyof typeof sentences;

/** `target` is the path after the sign-in. */
export function loginReason(target: string): LoginReason {
  const place = /^\/(admin|checkout|cuenta)(?:[/?#]|$)/.exec(target)?.[1];
  return place === undefined ? "buy" : reasonsByPlace[place as keyof typeof reasonsByPlace];
}

/**
 * Only the browser knows the reason: the page is cached. All sentences share one grid cell, so that
 * nothing moves.
 */
export function LoginLead({ reason }: { reason: LoginReason }) {
  const names = Object.keys(sentences) as LoginReason[];
  return (
    <div role="status" className="grid max-w-text text-lg">
      {names.map((name) => (
        <p
          key={name}
          className={cx(
            "[grid-area:1/1]",
            name === "ended" ? "font-semibold text-accent" : "text-muted",
            name !== reason && "invisible",
          )}
        >
          {sentences[name]}
        </p>
      ))}
    </div>
  );
}
