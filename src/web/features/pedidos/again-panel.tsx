import { useState } from "react";
import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { pedidosCopy as copy } from "#web/copy/pedidos.ts";
import { type AgainOutcome, putInCarritoAgain } from "#web/state/carrito-again.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Puts what was bought once into the carrito again, and says what could not be had. */
export function AgainPanel({ detalles }: { detalles: readonly PedidoDetalle[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);

  async function put(): Promise<void> {
    setIsBusy(true);
    setOutcome(await putInCarritoAgain(detalles));
    setIsBusy(false);
  }

  return (
    <>
      {outcome && <Outcome outcome={outcome} />}
      <Button isBusy={isBusy} className="justify-self-start" onClick={() => void put()}>
        {isBusy ? copy.againBusy : copy.again}
      </Button>
    </>
  );
}

function Outcome({ outcome: { isDone, kept, notices } }: { outcome: AgainOutcome }) {
  if (!isDone) return <Banner kind="error">{copy.againFailed}</Banner>;
  if (notices.length === 0) {
    return (
      <Banner kind="success">
        <p>{copy.againDone}</p>
        <ToCarrito />
      </Banner>
    );
  }
  return (
    <Banner kind="warning">
      <p>{kept === 0 ? copy.againNothing : copy.againPartly}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      {kept > 0 && <ToCarrito />}
    </Banner>
  );
}

function ToCarrito() {
  return (
    <LinkButton to="/carrito" variant="secondary" size="small" className="mt-2 justify-self-start">
      {copy.goToCarrito}
    </LinkButton>
  );
}
