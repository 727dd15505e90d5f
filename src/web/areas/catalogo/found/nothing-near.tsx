import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { ProductoGrid } from "../producto-grid.tsx";
import type { Nearest } from "./busqueda.ts";
import { foundCopy } from "./found.copy.ts";

/** The words stand in the message that the person may send. */
export function QuoteIdea({ q }: { q: string }) {
  return (
    <div className="mt-12 grid justify-items-start gap-3 border-t border-hairline pt-8">
      <h3 className="text-xl">{foundCopy.quoteTitle}</h3>
      <p className="text-muted">{foundCopy.quoteText(q)}</p>
      <LinkButton to={`/contacto?${new URLSearchParams({ idea: q })}`} variant="secondary">
        {foundCopy.quote}
      </LinkButton>
    </div>
  );
}

/** Productos under an empty list. */
export function NearestPieces({ nearest }: { nearest: Nearest }) {
  return (
    <div className="mt-12">
      <h3 className="mb-6 text-xl">{foundCopy.nearest[nearest.origen]}</h3>
      <LayerDivider />
      <div className="mt-8">
        <ProductoGrid productos={nearest.productos} place="beside" />
      </div>
    </div>
  );
}
