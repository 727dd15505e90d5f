import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccountFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { RestablecerDone } from "#web/areas/acceso/recover/reset-done.tsx";
import { ResetForm } from "#web/areas/acceso/recover/reset-form.tsx";
import { RestablecerRefused } from "#web/areas/acceso/recover/reset-refused.tsx";
import type { Route } from "./+types/reset-password";

const copy = accesoCopy.restablecer;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** The HTML is the same for every link: it never contains the token. */
export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal !== null) {
    return (
      <AccountFrame key="refused" heading={copy.refusedHeading} lead={copy.refusedLead} isNew>
        <RestablecerRefused error={refusal} />
      </AccountFrame>
    );
  }
  if (mensaje === null) {
    return (
      <AccountFrame key="form" heading={copy.heading} lead={copy.lead}>
        <ResetForm token={params.token} onDone={setMensaje} onRefused={setRefusal} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame key="done" heading={copy.doneHeading} isNew>
      <RestablecerDone mensaje={mensaje} />
    </AccountFrame>
  );
}
