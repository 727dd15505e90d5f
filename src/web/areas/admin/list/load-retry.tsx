import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { adminCopy as copy } from "../admin.copy.ts";

export function LoadRetry({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner kind="error">{error}</Banner>
      <Button variant="secondary" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}
