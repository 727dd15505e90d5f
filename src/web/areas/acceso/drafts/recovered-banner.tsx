import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { recoveredCopy as copy } from "./recovered.copy.ts";

type Props = {
  /** For a form that could not recover everything. */
  text?: string;
  onDiscard?: () => void;
};

export function RecoveredBanner({ text = copy.recovered, onDiscard }: Props) {
  return (
    <Banner kind="info">
      <p>{text}</p>
      {onDiscard && (
        <Button
          variant="secondary"
          size="small"
          className="mt-1 justify-self-start"
          onClick={onDiscard}
        >
          {copy.discardRecovered}
        </Button>
      )}
    </Banner>
  );
}
