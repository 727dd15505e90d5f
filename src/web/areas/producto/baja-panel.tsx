import { useState } from "react";
import type { AnswerOf, ApiFailure } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { bajaCopy as copy } from "./aviso.copy.ts";

type Outcome = { ok: true; data: AnswerOf<"deleteAvisos"> } | ApiFailure;

/** A press, since mail scanners open links. */
export function BajaPanel({ token }: { token: string }) {
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function leave(): Promise<void> {
    setIsBusy(true);
    setOutcome(await api("deleteAvisos", { body: { token } }));
    setIsBusy(false);
  }

  if (outcome?.ok) {
    return (
      <div className="grid gap-6">
        <Banner kind="success">{outcome.data.mensaje}</Banner>
        <LinkButton to="/" className="justify-self-start">
          {copy.home}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      {outcome && <Banner kind="error">{outcome.error ?? copy.failed}</Banner>}
      <Button
        size="large"
        disabled={!isHydrated}
        isBusy={isBusy}
        className="justify-self-start"
        onClick={() => void leave()}
      >
        {isBusy ? copy.submitting : copy.submit}
      </Button>
    </div>
  );
}
