import { cx } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/content/card.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { lineLayout } from "./line-layout.ts";

/** Takes the room of the lines that replace it. */
export function CarritoSkeleton() {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} />
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <div
        aria-hidden="true"
        className="grid animate-late gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-16"
      >
        <div>
          <LineSkeleton />
          <LineSkeleton />
        </div>
        <Card className="grid content-start gap-4 self-start">
          <Layer className="w-1/2" />
          <Layer className="w-full" />
          <Layer className="w-full" />
          <div className="h-14 rounded-soft bg-quiet" />
        </Card>
      </div>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className={lineLayout.row}>
      <div className={cx(lineLayout.picture, "aspect-square rounded-soft bg-quiet")} />
      <div className={lineLayout.facts}>
        <div className="grid gap-3 pt-1">
          <Layer className="w-4/5" />
          <Layer className="w-2/5" />
        </div>
        <div className="h-12 w-38 max-w-full rounded-thin bg-quiet" />
      </div>
    </div>
  );
}

function Layer({ className }: { className: string }) {
  return (
    <span
      className={cx("block h-3 origin-left animate-layer rounded-thin bg-hairline", className)}
    />
  );
}
