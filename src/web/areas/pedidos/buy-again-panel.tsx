import { useState } from "react";
import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { type BuyAgainOutcome, buyAgain } from "./buy-again.ts";
import { pedidosCopy as copy } from "./pedidos.copy.ts";

export function BuyAgainPanel({ detalles }: { detalles: readonly PedidoDetalle[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<BuyAgainOutcome | null>(null);

  async function put(): Promise<void> {
    setIsBusy(true);
    setOutcome(await buyAgain(detalles));
    setIsBusy(false);
  }

  return (
    <>
      {outcome && <Outcome outcome={outcome} />}
      <Button
        variant="secondary"
        isBusy={isBusy}
        className="justify-self-start"
        onClick={() => void put()}
      >
        {isBusy ? copy.againBusy : copy.again}
      </Button>
    </>
  );
}

function Outcome({ outcome: { isDone, kept, notices } }: { outcome: BuyAgainOutcome }) {
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
