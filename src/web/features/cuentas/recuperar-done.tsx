import { cuentasCopy } from "#web/copy/cuentas.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const copy = cuentasCopy.recuperar;

type Props = { mensaje: string; onAgain: () => void };

/** The mail is on its way, if there is such an account. */
export function RecuperarDone({ mensaje, onAgain }: Props) {
  return (
    <div className="grid gap-6">
      <Banner kind="success">{mensaje}</Banner>
      <div className="grid gap-2 text-pizarra">
        <p>{copy.delay}</p>
        <p>{copy.spam}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/login">{cuentasCopy.backToLogin}</LinkButton>
        <Button variant="quiet" onClick={onAgain}>
          {copy.again}
        </Button>
      </div>
    </div>
  );
}
