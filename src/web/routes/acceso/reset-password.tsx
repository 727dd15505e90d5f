import { useState } from "react";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccesoFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { ResetDone } from "#web/areas/acceso/recover/reset-done.tsx";
import { ResetForm } from "#web/areas/acceso/recover/reset-form.tsx";
import { ResetRefused } from "#web/areas/acceso/recover/reset-refused.tsx";
import type { Route } from "./+types/reset-password";

const copy = accesoCopy.reset;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** The HTML is the same for every link: it never contains the token. */
export default function ResetPasswordRoute({ params }: Route.ComponentProps) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal !== null) {
    return (
      <AccesoFrame key="refused" heading={copy.refusedHeading} lead={copy.refusedLead} isNew>
        <ResetRefused error={refusal} />
      </AccesoFrame>
    );
  }
  if (mensaje === null) {
    return (
      <AccesoFrame key="form" heading={copy.heading} lead={copy.lead}>
        <ResetForm token={params.token} onDone={setMensaje} onRefused={setRefusal} />
      </AccesoFrame>
    );
  }
  return (
    <AccesoFrame key="done" heading={copy.doneHeading} isNew>
      <ResetDone mensaje={mensaje} />
    </AccesoFrame>
  );
}
