import { recoveredCopy as copy } from "#web/copy/recovered.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";

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
