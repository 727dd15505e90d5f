import { useState } from "react";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { CloseIcon } from "#web/ui/art/icons.tsx";
import { UnsavedDialog } from "../../list/unsaved-dialog.tsx";
import { useLeaveGuard } from "../../list/use-leave-guard.ts";
import { slipsHref } from "../slip/slip-ids.ts";
import { PrepareDialog } from "./prepare-dialog.tsx";
import { type Envios, SendDialog } from "./send-dialog.tsx";
import { severalCopy as copy } from "./several.copy.ts";
import { type Selection, splitByAct } from "./use-selection.ts";

/** At the lower edge, while pedidos are chosen: what can be done with them. */
export function SelectionBar({ selection }: { selection: Selection }) {
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
  const leave = () => {
    clear();
    focusHeading();
  };
  return (
    <>
      <section
        data-bottom-bar
        aria-label={copy.bar}
        className="fixed inset-x-0 bottom-0 z-30 max-h-[50dvh] animate-rise overflow-y-auto bg-card pb-[env(safe-area-inset-bottom)] shadow-lift print:hidden"
      >
        <div aria-hidden="true" className="layers rotate-180 text-copper" />
        <div className="page-width flex flex-wrap items-center gap-2 py-2.5">
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            aria-label={copy.clear}
            onClick={leave}
          >
            <CloseIcon className="size-5" />
          </Button>
          <p role="status" className="text-sm font-semibold tabular-nums">
            {chosen.length}
            <span className="max-sm:sr-only"> {copy.chosen(chosen.length)}</span>
          </p>
          <div className="ml-auto flex flex-wrap gap-2">
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
          </div>
        </div>
      </section>
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
