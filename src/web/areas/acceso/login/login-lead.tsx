import { cx } from "#web/ui/class-names.ts";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.login;

const sentences = { buy: copy.lead, manage: copy.adminLead, ended: copy.expired };

export type LoginReason = keyof typeof sentences;

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
            name === "ended" ? "font-semibold text-lapis" : "text-pizarra",
            name !== reason && "invisible",
          )}
        >
          {sentences[name]}
        </p>
      ))}
    </div>
  );
}
