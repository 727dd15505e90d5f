import { carritoCopy as copy } from "#web/copy/carrito.ts";
import { cx } from "#web/ui/class-names.ts";
import { PageHeading } from "#web/ui/page-heading.tsx";

/** The cart's places while it is read: as large as the lines that will stand there, layers growing. */
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
        <div className="grid content-start gap-4 self-start rounded-soft bg-blanco p-6 inset-ring inset-ring-veta">
          <Layer className="w-1/2" />
          <Layer className="w-full" />
          <Layer className="w-full" />
          <div className="h-14 rounded-soft bg-escarcha" />
        </div>
      </div>
    </div>
  );
}

function LineSkeleton() {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 min-[22.5rem]:grid-cols-[5.5rem_minmax(0,1fr)] border-b border-veta py-6 first:pt-0 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="aspect-square rounded-soft bg-escarcha" />
      <div className="grid content-between gap-3">
        <div className="grid gap-3 pt-1">
          <Layer className="w-4/5" />
          <Layer className="w-2/5" />
        </div>
        <div className="h-12 w-38 rounded-thin bg-escarcha" />
      </div>
    </div>
  );
}

function Layer({ className }: { className: string }) {
  return (
    <span className={cx("block h-3 origin-left animate-layer rounded-thin bg-veta", className)} />
  );
}
