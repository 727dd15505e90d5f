import { Suspense, useEffect, useRef } from "react";
import { retractoOf, toldLine } from "#contract/values/rights/retracto.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { optionalPart } from "#web/ui/optional-part.ts";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { CarritoLineRow } from "./carrito-line-row.tsx";
import { CarritoNotices } from "./carrito-notices.tsx";
import { CarritoSkeleton } from "./carrito-skeleton.tsx";
import { CarritoSummary } from "./carrito-summary.tsx";
import { shelfClass } from "./line-layout.ts";
import { useCarrito } from "./state/carrito.ts";
import { lineKey } from "./state/line-key.ts";
import { useStablePlaces } from "./use-stable-places.ts";

export function CarritoPage() {
  const carrito = useCarrito();
  const { status, lines, count, subtotal, retry } = carrito;
  const wasFilled = useRef(false);
  const shown = useStablePlaces(lines);
  if (status === "loading") return <CarritoSkeleton />;
  if (status === "error") return <CarritoBroken onRetry={retry} />;
  if (lines.length === 0) return <CarritoEmpty isEmptied={wasFilled.current} />;
  wasFilled.current = true;
  const told = shown.map(toldLine);
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} />
      <CarritoNotices className="mb-6" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-16">
        <ul aria-label={copy.listLabel} className="grid content-start">
          {shown.map((line) => (
            <CarritoLineRow
              key={lineKey(line)}
              line={line}
              retracto={retractoOf(toldLine(line), told)}
            />
          ))}
        </ul>
        <CarritoSummary count={count} subtotal={subtotal} lines={shown} />
      </div>
    </div>
  );
}

const EmptyShelf = optionalPart(() => import("./empty-shelf.tsx"));

/** The focus goes to the new heading. */
function CarritoEmpty({ isEmptied }: { isEmptied: boolean }) {
  useEffect(() => {
    if (isEmptied) focusHeading();
  }, [isEmptied]);
  return (
    <div className="page-width py-10">
      <CarritoNotices className="mx-auto max-w-text" />
      <EmptyState
        level={1}
        title={copy.emptyTitle}
        actions={<LinkButton to="/tienda">{copy.emptyAction}</LinkButton>}
      >
        {copy.emptyText}
      </EmptyState>
      <Suspense fallback={<div className={shelfClass} />}>
        <EmptyShelf />
      </Suspense>
    </div>
  );
}

function CarritoBroken({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} />
      <div className="grid max-w-text justify-items-start gap-5">
        <Banner kind="error">{copy.loadFailed}</Banner>
        <Button variant="secondary" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    </div>
  );
}
