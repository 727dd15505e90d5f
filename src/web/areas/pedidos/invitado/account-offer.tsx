import { useId, useState } from "react";
import type { PedidoDeEnlace } from "#contract/schemas/invitado.ts";
import { api } from "#web/app/api/api.ts";
import { readNavegador } from "#web/areas/acceso/navegador.ts";
import { randomSecret } from "#web/areas/acceso/random-secret.ts";
import { registroOrigin } from "#web/areas/acceso/register/registro-origin.ts";
import { useSession } from "#web/areas/acceso/session/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { invitadoCopy as copy } from "./invitado.copy.ts";

type Outcome = { isDone: boolean; mensaje: string };

/**
 * A registration with the pedido's name and address. Its password is nobody's: the mail's link signs in here, and
 * the recovery sets another.
 */
export function AccountOffer({ pedido: { nombre, email } }: { pedido: PedidoDeEnlace }) {
  const titleId = useId();
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function create(): Promise<void> {
    setIsBusy(true);
    const body = { nombre, email, password: randomSecret(), navegador: readNavegador() };
    const result = await api("registerUsuario", { body });
    setIsBusy(false);
    registroOrigin.keep("/cuenta/pedidos");
    if (result.ok) setOutcome({ isDone: true, mensaje: result.data.mensaje });
    else setOutcome({ isDone: false, mensaje: result.error ?? copy.accountFailed });
  }

  if (session.status === "user") return null;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 rounded-soft bg-card px-5 py-6 inset-ring inset-ring-hairline"
    >
      <h2 id={titleId} className="text-xl">
        {copy.accountTitle}
      </h2>
      <p className="text-muted">{copy.accountLead(email)}</p>
      <div role="status" className="empty:hidden">
        {outcome && <Banner kind={outcome.isDone ? "success" : "error"}>{outcome.mensaje}</Banner>}
      </div>
      {!outcome?.isDone && (
        <Button
          variant="secondary"
          className="justify-self-start"
          isBusy={isBusy}
          onClick={() => void create()}
        >
          {isBusy ? copy.creating : copy.account}
        </Button>
      )}
    </section>
  );
}
