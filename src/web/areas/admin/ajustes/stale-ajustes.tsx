import type { Ajustes, AjustesAnswer } from "#contract/schemas/ajustes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ajusteNames, ajustesCopy as copy } from "./ajustes.copy.ts";

export type Stale = {
  /** Null when it could not be read. */
  fresh: AjustesAnswer | null;
  /** The person goes on with what they typed. */
  isKept: boolean;
};

type Props = {
  stale: Stale;
  base: AjustesAnswer;
  onRetry: () => void;
  onLoad: (fresh: AjustesAnswer) => void;
  onKeep: (fresh: AjustesAnswer) => void;
};

export function StaleAjustes({ stale: { fresh, isKept }, base, ...actions }: Props) {
  if (isKept) return <Banner kind="warning">{copy.kept}</Banner>;
  if (fresh === null) {
    return (
      <Banner kind="error" title={copy.staleTitle}>
        <Button variant="secondary" size="small" onClick={actions.onRetry}>
          {copy.staleRetry}
        </Button>
      </Banner>
    );
  }
  const names = Object.keys(ajusteNames) as (keyof Ajustes)[];
  const changed = names.filter((name) => base.ajustes[name] !== fresh.ajustes[name]);
  return (
    <Banner kind="error" title={copy.staleTitle}>
      <p>{copy.staleText}</p>
      <ul className="list-disc pl-5">
        {changed.map((name) => (
          <li key={name}>
            {ajusteNames[name]}: {fresh.ajustes[name]}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => actions.onKeep(fresh)}>
          {copy.staleKeep}
        </Button>
        <Button variant="secondary" size="small" onClick={() => actions.onLoad(fresh)}>
          {copy.staleLoad}
        </Button>
      </div>
    </Banner>
  );
}
