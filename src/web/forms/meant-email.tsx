import { Button } from "#web/ui/actions/button.tsx";
import { suggestEmail } from "./email-domain.ts";
import { meantEmailCopy as copy } from "./meant-email.copy.ts";

type Props = { typed: string; onTake: (email: string) => void };

/** A question, not an error: the domain may be a real one. */
export function MeantEmail({ typed, onTake }: Props) {
  const meant = suggestEmail(typed);
  return (
    <div role="status" className="-mt-3 empty:hidden">
      {meant !== null && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="wrap-anywhere">{copy.meant(meant)}</span>
          <Button variant="quiet" size="small" onClick={() => onTake(meant)}>
            {copy.take}
          </Button>
        </p>
      )}
    </div>
  );
}
