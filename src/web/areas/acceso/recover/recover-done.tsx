import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { accesoCopy } from "../acceso.copy.ts";
import { MailOfDemo } from "../demo/mail-of-demo.tsx";

const copy = accesoCopy.recover;

type Props = { mensaje: string; email: string; onAgain: () => void };

export function RecoverDone({ mensaje, email, onAgain }: Props) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p role="status" className="text-lg">
          {mensaje}
        </p>
        <p className="text-muted">
          {copy.delay} {copy.spam}
        </p>
        <MailOfDemo />
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login" state={{ email }} variant="secondary">
          {accesoCopy.backToLogin}
        </LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </div>
  );
}
