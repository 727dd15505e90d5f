import { suggestEmail } from "#web/forms/email-domain.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { accesoCopy } from "../acceso.copy.ts";

const copy = accesoCopy.register;

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
            {copy.useMeant}
          </Button>
        </p>
      )}
    </div>
  );
}
