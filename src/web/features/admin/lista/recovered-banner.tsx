import { adminCopy as copy } from "#web/copy/admin.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";

type Props = {
  /** What was typed is here, its new pictures are not. */
  lacksImagenes?: boolean;
  onDiscard?: () => void;
};

/** Says that the form shows what was typed before the session ended. */
export function RecoveredBanner({ lacksImagenes = false, onDiscard }: Props) {
  return (
    <Banner kind="info">
      <p>{lacksImagenes ? copy.recoveredWithoutImagenes : copy.recovered}</p>
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
