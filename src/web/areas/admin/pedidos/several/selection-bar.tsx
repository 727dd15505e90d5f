import { useState } from "react";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { UnsavedDialog } from "../../list/unsaved-dialog.tsx";
import { useLeaveGuard } from "../../list/use-leave-guard.ts";
import { ChosenBar } from "../../several/chosen-bar.tsx";
import type { Selection } from "../../several/use-selection.ts";
import { slipsHref } from "../slip/slip-ids.ts";
import { splitByAct } from "./by-act.ts";
import { PrepareDialog } from "./prepare-dialog.tsx";
import { type Envios, SendDialog } from "./send-dialog.tsx";
import { severalPedidosCopy as copy } from "./several.copy.ts";

/** At the lower edge, while pedidos are chosen: what can be done with them. */
export function SelectionBar({ selection }: { selection: Selection<PedidoAdmin> }) {
  const { chosen, update, clear } = selection;
  const [opened, setOpened] = useState<"prepare" | "send" | null>(null);
  const [envios, setEnvios] = useState<Envios>(new Map());
  const guard = useLeaveGuard(
    splitByAct(chosen).toSend.some(({ id }) => envios.has(id)),
    { isSamePathAllowed: true },
  );
  if (chosen.length === 0) return null;
  const { toPrepare, toSend } = splitByAct(chosen);
  const close = () => setOpened(null);
  return (
    <>
      <ChosenBar label={copy.bar} count={chosen.length} onClear={clear}>
        <LinkButton
          variant="secondary"
          size="small"
          to={slipsHref(chosen.map(({ id }) => id))}
          target="_blank"
          prefetch="none"
        >
          {copy.slips}
          <span className="sr-only"> {copy.newTab}</span>
        </LinkButton>
        {toPrepare.length > 0 && (
          <Button size="small" onClick={() => setOpened("prepare")}>
            {copy.prepare}
          </Button>
        )}
        {toSend.length > 0 && (
          <Button size="small" onClick={() => setOpened("send")}>
            {copy.send}
          </Button>
        )}
      </ChosenBar>
      {opened === "prepare" && (
        <PrepareDialog pedidos={toPrepare} onMoved={update} onClose={close} />
      )}
      {opened === "send" && (
        <SendDialog
          pedidos={toSend}
          envios={envios}
          onType={(id, envio) => setEnvios((before) => new Map(before).set(id, envio))}
          onMoved={update}
          onClose={close}
        />
      )}
      <UnsavedDialog guard={guard} />
    </>
  );
}
