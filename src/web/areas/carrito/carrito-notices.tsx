import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { useCarritoNotices } from "./state/carrito.ts";

export function CarritoNotices({ className }: { className?: string }) {
  const { notices, dismiss } = useCarritoNotices();
  if (notices.length === 0) return null;
  return (
    <Banner kind="info" className={className}>
      <ul aria-label={copy.noticesLabel} className="grid gap-1">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
      <Button variant="quiet" size="small" className="-ml-3 justify-self-start" onClick={dismiss}>
        {copy.dismissNotices}
      </Button>
    </Banner>
  );
}
