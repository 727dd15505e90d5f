import { useState } from "react";
import type { ApiResult } from "#contract/client.ts";
import { peticionNames } from "#contract/values/rights/peticion-names.ts";
import { api } from "#web/app/api/api.ts";
import { formatDay } from "#web/app/dates.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { secretOf } from "#web/app/page/secret-of.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { NeedsScript } from "#web/ui/feedback/needs-script.tsx";
import type { Route } from "./+types/confirm-page";
import { peticionCopy as copy } from "./peticiones.copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.confirmTitle });
}

/**
 * A press confirms, never the opening alone: programs that look through mails open every link. The HTML is the same
 * for every link: it never contains the secret.
 */
export default function ConfirmPeticionPage({ params }: Route.ComponentProps) {
  const enlace = secretOf(params.enlace);
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<ApiResult<"confirmPeticion"> | null>(null);

  async function confirm(): Promise<void> {
    setIsBusy(true);
    setResult(await api("confirmPeticion", { body: { enlace } }));
    setIsBusy(false);
  }

  if (result?.ok) return <Confirmed {...result.data} />;
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.confirmTitle} lead={copy.confirmLead} />
      <div className="grid max-w-text justify-items-start gap-5">
        <NeedsScript />
        {result && <Banner kind="error">{result.error ?? copy.confirmFailed}</Banner>}
        <Button disabled={!isHydrated} isBusy={isBusy} onClick={() => void confirm()}>
          {isBusy ? copy.confirming : copy.confirm}
        </Button>
        {result && (
          <LinkButton variant="secondary" to="/solicitud-de-datos">
            {copy.again}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

type ConfirmedProps = Extract<ApiResult<"confirmPeticion">, { ok: true }>["data"];

function Confirmed({ mensaje, tipo, vence_en }: ConfirmedProps) {
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.confirmed} lead={peticionNames[tipo].name} />
      <div role="status" className="grid max-w-text gap-4">
        <p>{vence_en === null ? copy.answered : mensaje}</p>
        {/* The plazo ends with this day. */}
        {vence_en !== null && <p>{copy.due(formatDay(vence_en - 1))}</p>}
      </div>
    </div>
  );
}
