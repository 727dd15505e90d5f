import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { recoveredCopy as copy } from "./recovered.copy.ts";

type Props = {
  /** What to say where not all of it came back. */
  text?: string;
  onDiscard?: () => void;
};

/** Says that the form shows what was typed before the session ended. */
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
