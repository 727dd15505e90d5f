import { useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { type StaleActions, StaleBanner } from "./stale-banner.tsx";
import type { Trouble } from "./use-producto-save.ts";

/**
 * Scrolls into view: the button is at the other end. Takes the focus if the busy button lost it.
 */
export function TroubleBanner({ trouble, ...actions }: StaleActions & { trouble: Trouble | null }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!trouble) return;
    ref.current?.scrollIntoView({ block: "nearest" });
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [trouble]);
  if (!trouble) return null;
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-4">
      <Body trouble={trouble} {...actions} />
    </div>
  );
}

function Body({ trouble, ...actions }: StaleActions & { trouble: Trouble }) {
  switch (trouble.kind) {
    case "offline":
      return (
        <Banner kind="error" title={copy.offlineTitle}>
          <p>{copy.offlineText}</p>
        </Banner>
      );
    case "refused":
      return <Banner kind="error">{trouble.sentence}</Banner>;
    case "stale":
      return <StaleBanner trouble={trouble} {...actions} />;
    case "loaded":
      return (
        <Banner kind="info" title={copy.loadedTitle}>
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={trouble.undo}
          >
            {copy.loadedUndo}
          </Button>
        </Banner>
      );
    case "rebased":
      return <Banner kind="info">{copy.rebasedText}</Banner>;
  }
}
