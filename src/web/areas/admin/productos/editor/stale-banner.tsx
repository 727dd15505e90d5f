import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { productoFormCopy as copy } from "../productos.copy.ts";
import { describeChanges } from "./producto-values.ts";
import type { Trouble } from "./use-producto-save.ts";

export type StaleActions = {
  onRetry: () => void;
  onLoad: (fresh: ProductoDetalle) => void;
  onKeep: (fresh: ProductoDetalle) => void;
};

type Props = StaleActions & { trouble: Extract<Trouble, { kind: "stale" }> };

export function StaleBanner({ trouble: { base, fresh, hasFailed }, ...actions }: Props) {
  return (
    <Banner kind="error" title={copy.staleTitle}>
      <p>{copy.staleText}</p>
      {hasFailed && <p>{copy.staleLoadFailed}</p>}
      {fresh ? (
        <>
          <Differences changes={describeChanges(base, fresh)} />
          <div className="mt-2 flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={() => actions.onKeep(fresh)}>
              {copy.staleKeep}
            </Button>
            <Button variant="secondary" size="small" onClick={() => actions.onLoad(fresh)}>
              {copy.staleLoad}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={actions.onRetry}
        >
          {copy.retry}
        </Button>
      )}
    </Banner>
  );
}

function Differences({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <p>{copy.staleChanges}</p>
      <ul className="list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>
            <span className="line-clamp-3">{change}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
