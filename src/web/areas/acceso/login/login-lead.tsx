import { cx } from "#web/ui/class-names.ts";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.login;

const sentences = { buy: copy.lead, manage: copy.adminLead, ended: copy.expired };

/** Why somebody stands at the login: to buy, to manage the shop, or because a session ended. */
export type LoginReason = keyof typeof sentences;

/**
 * Says why the login is asked for. The page is one for everybody and only the browser knows the reason,
 * so each sentence lies in the place of the longest: when the right one shows, nothing moves.
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
