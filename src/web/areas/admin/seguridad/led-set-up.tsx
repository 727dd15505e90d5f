import { type ReactNode, useState } from "react";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { useResumen } from "../today/resumen-data.ts";
import { seguridadCopy as copy } from "./seguridad.copy.ts";
import { useSeguridad } from "./seguridad-data.ts";
import { Seguridad } from "./seguridad-page.tsx";

/**
 * In production a person without a second factor sees its set-up instead of any page, until they say
 * that they go on: the recovery codes must not vanish with the answer that they are protected.
 */
export function LedSetUp({ children }: { children: ReactNode }) {
  const resumen = useResumen();
  const [isLed, setIsLed] = useState(false);
  const isPending = resumen.status === "ready" && resumen.data.segundo_factor_pendiente;
  if (isPending && !isLed) setIsLed(true);
  if (!isLed) return children;
  return <SetUp onDone={() => setIsLed(false)} />;
}

function SetUp({ onDone }: { onDone: () => void }) {
  const view = useSeguridad();
  const isDone = view.status === "ready" && !view.data.pendiente;

  async function goOn(): Promise<void> {
    await refreshOwn("getResumen");
    onDone();
  }

  return (
    <div className="grid gap-8">
      <AdminHeading title={copy.ledTitle} lead={copy.ledLead} />
      {isDone && (
        <Banner kind="success">
          <p>{copy.ledDone}</p>
          <Button className="mt-2 justify-self-start" onClick={() => void goOn()}>
            {copy.ledOn}
          </Button>
        </Banner>
      )}
      <Seguridad />
    </div>
  );
}
